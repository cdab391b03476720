import { useText } from '../../host/use-text.ts';
import styles from './promotions.module.css';
import { timeLeft } from './promotions.rules.ts';
import { useNow } from './use-now.ts';

const parts = ['days', 'hours', 'minutes', 'seconds'] as const;
const second = 1000;

/** Days, hours, minutes and seconds till the end; nothing once it is over. */
export function Countdown({ endsAt }: { endsAt: string }) {
  const t = useText();
  const left = timeLeft(endsAt, useNow(second));
  if (!left) return null;
  return (
    <dl className={styles.countdown} aria-label={t('promotions.left')}>
      {parts.map((part) => (
        <div key={part}>
          <dd>{String(left[part]).padStart(2, '0')}</dd>
          <dt>{t(`promotions.left_${part}`)}</dt>
        </div>
      ))}
    </dl>
  );
}
