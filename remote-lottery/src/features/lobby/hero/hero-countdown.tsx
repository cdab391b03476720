import { FormattedMessage } from '@portal/shared/remote/intl';
import { timeLeft, timeUnits, twoDigits } from '@portal/shared/remote/time/time-left.rules';
import { useServerNow } from '../../../clock/clock-context.ts';
import styles from './lottery-hero.module.css';

/** Time to the draw in large figures, with days if there are any. The draw time is shown beside it. */
export function HeroCountdown({ drawAt }: { drawAt: string }) {
  const now = useServerNow();
  const left = now === undefined ? undefined : timeLeft(drawAt, now);
  if (now !== undefined && !left) {
    return (
      <p className={styles.drawing}>
        <FormattedMessage id="draw.now" />
      </p>
    );
  }
  const shown = timeUnits.filter((unit) => unit !== 'days' || (left?.days ?? 0) > 0);
  return (
    <div className={styles.clock} role="timer" aria-live="off">
      {shown.map((unit) => (
        <span key={unit} className={styles.part}>
          <span className={styles.figures} translate="no">
            {left ? twoDigits(left[unit]) : '––'}
          </span>
          <span className={styles.unit}>
            <FormattedMessage id={`unit.${unit}`} />
          </span>
        </span>
      ))}
    </div>
  );
}
