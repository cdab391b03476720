import { timeLeft, timeUnits, twoDigits } from '@portal/shared/remote/time/time-left.rules';
import { useNow } from '../../../frame/page-parts/use-now.ts';
import { useText } from '../../../host/use-text.ts';
import styles from '../promotions.module.css';

const second = 1000;

/** Days, hours, minutes and seconds until a moment; nothing once it has passed. */
export function Countdown({ until, label }: { until: string; label: string }) {
  const t = useText();
  const left = timeLeft(until, useNow(second));
  if (!left) return null;
  return (
    <dl className={styles.countdown} aria-label={label}>
      {timeUnits.map((unit) => (
        <div key={unit}>
          <dd translate="no">{twoDigits(left[unit])}</dd>
          <dt>{t(`promotions.left_${unit}`)}</dt>
        </div>
      ))}
    </dl>
  );
}
