import { VipMedal } from '@portal/shared/ui/vip-medal';
import styles from './medal-ring.module.css';

interface MedalRingProps {
  rank: number;
  /** 0 to 100, of the way to the next level. */
  percent: number;
  /** What it measures. */
  label: string;
  /** How far it has come, in words. */
  text: string;
}

const radius = 72;
const length = 2 * Math.PI * radius;

/** The medal of a rank within the ring of its progress. */
export function MedalRing({ rank, percent, label, text }: MedalRingProps) {
  return (
    <span
      className={styles.ring}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <svg viewBox="0 0 160 160" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="80" cy="80" r={radius} />
        {percent > 0 ? (
          <circle
            className={styles.arc}
            cx="80"
            cy="80"
            r={radius}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - percent / 100)}
          />
        ) : null}
      </svg>
      <VipMedal rank={rank} size={104} className={styles.medal} />
    </span>
  );
}
