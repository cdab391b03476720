import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { FormattedMessage, useIntl } from '@portal/shared/remote/intl';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import { turnoverPercent } from '../amount.rules.ts';
import type { Terms } from '../withdrawal.ts';
import styles from './turnover-progress.module.css';

/** Turnover of deposits: required, placed and missing. */
export function TurnoverProgress({ terms }: { terms: Terms }) {
  const intl = useIntl();
  const shown = useShownAmount();
  const percent = turnoverPercent(terms);
  const values = { missing: shown(terms.turnoverMissing), required: shown(terms.turnoverRequired) };
  const isMet = percent === 100;
  return (
    <div className={styles.turnover}>
      <p className={styles.head}>
        <span className={styles.name}>
          <FormattedMessage id="withdraw.turnover" />
        </span>
        <span>
          <FormattedMessage id={isMet ? 'withdraw.turnover.met' : 'withdraw.turnover.percent'} values={{ percent }} />
        </span>
      </p>
      <MeterBar percent={percent} label={intl.formatMessage({ id: 'withdraw.turnover' })} tint="var(--good)" />
      {isMet ? null : (
        <p className={styles.missing}>
          <FormattedMessage id="withdraw.turnover.missing" values={values} />
        </p>
      )}
    </div>
  );
}
