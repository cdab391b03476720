import type { previewRequest } from '@portal/shared/contract/agents/contract-calls';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { useRateText } from '@portal/shared/remote/use-rate-text';
import styles from '../contracts.module.css';

type Affected = CallOutput<typeof previewRequest>['affected'];

/** Whose contracts and offers below would end, and why. */
export function AffectedBelow({ affected }: { affected: Affected }) {
  const rateText = useRateText();
  if (affected.length === 0)
    return (
      <p className={styles.about}>
        <FormattedMessage id="contracts.affected.none" />
      </p>
    );
  return (
    <div className={styles.affected}>
      <p>
        <FormattedMessage id="contracts.affected" values={{ count: affected.length }} />
      </p>
      <ul>
        {affected.map(({ contractId, account, upline, rate, rateAbove, isOffer }) => (
          <li key={`${contractId}-${isOffer}`}>
            <strong>{account}</strong>{' '}
            <FormattedMessage
              id={isOffer ? 'contracts.affected.offer' : 'contracts.affected.contract'}
              values={{ rate: rateText(rate), upline, rateAbove: rateText(rateAbove) }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
