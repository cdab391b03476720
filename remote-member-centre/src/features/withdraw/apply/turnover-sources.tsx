import { Money } from '@portal/shared/parts/money';
import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { turnoverPercent } from '../amount.rules.ts';
import type { Terms } from '../withdrawal.ts';
import styles from './turnover-sources.module.css';

type Source = Terms['sources'][number];

/** Each deposit and bonus with open turnover, in the order in which bets count, with the amount it binds. */
export function TurnoverSources({ sources }: Pick<Terms, 'sources'>) {
  if (sources.length === 0) return null;
  return (
    <div className={styles.sources}>
      <h4 className={styles.heading} id="withdraw-sources">
        <FormattedMessage id="withdraw.sources" />
      </h4>
      <ol className={styles.list} aria-labelledby="withdraw-sources">
        {sources.map((source) => (
          <SourceRow key={`${source.from} ${source.at} ${source.required}`} source={source} />
        ))}
      </ol>
      <p className={styles.note}>
        <FormattedMessage id="withdraw.sources.note" />
      </p>
    </div>
  );
}

function SourceRow({ source }: { source: Source }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const { from, name, amount, at, required, missing, bound } = source;
  const kind = intl.formatMessage({ id: from === 'deposit' ? 'withdraw.source.deposit' : `rewards.source.${from}` });
  const title = name ?? kind;
  const percent = turnoverPercent({ turnoverRequired: required, turnoverMissing: missing });
  return (
    <li className={styles.source}>
      <p className={styles.head}>
        <span className={styles.name}>
          <FormattedMessage id="withdraw.source.of" values={{ name: title, amount: shown(amount) }} />
        </span>
        <span className={styles.bound}>
          <FormattedMessage id="withdraw.source.bound" values={{ amount: <Money amount={bound} /> }} />
        </span>
      </p>
      <MeterBar percent={percent} label={title} tint="var(--good)" />
      <p className={styles.missing}>
        <FormattedMessage
          id="withdraw.turnover.missing"
          values={{ missing: shown(missing), required: shown(required) }}
        />
        <span>{intl.formatDate(at, { dateStyle: 'medium' })}</span>
      </p>
    </li>
  );
}
