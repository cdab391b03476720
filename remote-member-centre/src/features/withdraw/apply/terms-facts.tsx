import { Money } from '@portal/shared/parts/money';
import { FormattedMessage } from '@portal/shared/remote/intl';
import { FactsList } from '@portal/shared/ui/lists/facts-list';
import type { Terms } from '../withdrawal.ts';
import styles from './apply.module.css';
import { TurnoverProgress } from './turnover-progress.tsx';
import { TurnoverSources } from './turnover-sources.tsx';

/** Withdrawable amount, what binds the rest, limits, fee, and the rest of the daily limit. */
export function TermsFacts({ terms }: { terms: Terms }) {
  const { balance, withdrawable, sources, min, max, feeBasisPoints, leftToday, perDay, autoReceiveMinutes } = terms;
  return (
    <section className={styles.terms} aria-labelledby="withdraw-terms">
      <h3 id="withdraw-terms" className={styles.heading}>
        <FormattedMessage id="withdraw.terms" />
      </h3>
      <FactsList
        facts={[
          { name: <FormattedMessage id="withdraw.free" />, value: <Money amount={withdrawable} />, isMain: true },
          { name: <FormattedMessage id="withdraw.balance" />, value: <Money amount={balance} /> },
        ]}
      />
      {/* One source says all that the sum of all would. */}
      {sources.length === 1 ? null : <TurnoverProgress terms={terms} />}
      <TurnoverSources sources={sources} />
      <FactsList
        facts={[
          {
            name: <FormattedMessage id="withdraw.limits" />,
            value: (
              <>
                <Money amount={min} /> – <Money amount={max} />
              </>
            ),
          },
          {
            name: <FormattedMessage id="withdraw.fee" />,
            value: <FormattedMessage id="withdraw.fee.rate" values={{ percent: feeBasisPoints / 100 }} />,
          },
          {
            name: <FormattedMessage id="withdraw.today" />,
            value: <FormattedMessage id="withdraw.today.left" values={{ left: leftToday, perDay }} />,
          },
        ]}
      />
      <p className={styles.note}>
        <FormattedMessage id="withdraw.auto" values={{ minutes: autoReceiveMinutes }} />
      </p>
    </section>
  );
}
