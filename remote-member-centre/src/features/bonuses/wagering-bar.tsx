import { useShownAmount } from '@portal/shared/remote/amounts/use-shown-amount';
import { useIntl } from '@portal/shared/remote/intl';
import { MeterBar } from '@portal/shared/ui/charts/meter-bar';
import type { Wagering } from './bonus.ts';
import { wageringPercent } from './wagering.rules.ts';
import styles from './wagering-bar.module.css';

interface WageringBarProps {
  wagering: Pick<Wagering, 'required' | 'bet'>;
  /** Label for screen readers. */
  name: string;
}

/** Turnover progress of a bonus: a bar with both amounts below. */
export function WageringBar({ wagering, name }: WageringBarProps) {
  const intl = useIntl();
  const shown = useShownAmount();
  const percent = wageringPercent(wagering);
  const values = { bet: shown(wagering.bet), required: shown(wagering.required), percent };
  const words = intl.formatMessage({ id: percent === 100 ? 'bonuses.met' : 'bonuses.bet' }, values);
  return (
    <span className={styles.wagering} data-met={percent === 100 || undefined}>
      <MeterBar
        percent={percent}
        label={intl.formatMessage({ id: 'bonuses.wagering.of' }, { name })}
        text={words}
        tint={percent === 100 ? 'var(--good)' : undefined}
      />
      <span className={styles.words}>{words}</span>
    </span>
  );
}
