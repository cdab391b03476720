import { useRateText } from '@portal/shared/remote/amounts/use-rate-text';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import styles from '../contracts.module.css';
import type { Preview } from './use-preview.ts';

/** Lists contracts and offers below that would end, with the reason, once loaded. */
export function AffectedBelow({ preview: { affected, failure } }: { preview: Preview }) {
  const rateText = useRateText();
  if (!affected) return failure ? null : <Skeleton shape="block" width="100%" height={64} />;
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
        {affected.map(({ id, account, upline, rate, rateAbove, isOffer }) => (
          <li key={id}>
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
