import { timeLeft, timeUnits, twoDigits } from '@portal/shared/remote/time-left.rules';
import { useNow } from '../../frame/use-now.ts';
import { useText } from '../../host/use-text.ts';
import styles from './promotions.module.css';

const second = 1000;

/** Days, hours, minutes and seconds till the end; nothing once it is over. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const t = useText();
  const left = timeLeft(endsAt, useNow(second));
  if (!left) return null;
  return (
    <dl className={styles.countdown} aria-label={t('promotions.left')}>
      {timeUnits.map((unit) => (
        <div key={unit}>
          <dd>{twoDigits(left[unit])}</dd>
          <dt>{t(`promotions.left_${unit}`)}</dt>
        </div>
      ))}
    </dl>
  );
}
