import { timeLeft, timeUnits, twoDigits } from '@portal/shared/remote/time/time-left.rules';
import { useEffect, useState } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './system-page.module.css';

interface CountdownProps {
  /** ISO 8601. */
  endsAt: string;
  /** Server time minus browser time in ms, so that a wrong clock still counts correctly. */
  clockOffsetMs: number;
}

/** Remaining time by the second, with the end time for screen readers. */
export function Countdown({ endsAt, clockOffsetMs }: CountdownProps) {
  const t = useText();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = timeLeft(endsAt, now + clockOffsetMs);
  if (!left) return <p className={styles.soon}>{t('system.any_moment')}</p>;
  return (
    <div className={styles.countdown} role="timer" aria-hidden="true">
      {timeUnits
        .filter((unit) => unit !== 'days' || left.days > 0)
        .map((unit) => (
          <span key={unit}>
            <strong translate="no">{twoDigits(left[unit])}</strong>
            <span>{t(`system.${unit}`)}</span>
          </span>
        ))}
    </div>
  );
}
