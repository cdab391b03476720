import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures. */
  label: string;
  /** How far it has come, in words. */
  text: string;
  isDone: boolean;
  children: ReactNode;
}

const radius = 27;
const length = 2 * Math.PI * radius;

/** How far a mission has come, as a ring around its picture. */
export function ProgressRing({ percent, label, text, isDone, children }: ProgressRingProps) {
  return (
    <span
      className={styles.ring}
      data-done={isDone || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <svg viewBox="0 0 60 60" aria-hidden="true" focusable="false">
        <circle className={styles.track} cx="30" cy="30" r={radius} />
        {percent > 0 ? (
          <circle
            className={styles.arc}
            cx="30"
            cy="30"
            r={radius}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - percent / 100)}
          />
        ) : null}
      </svg>
      <span className={styles.picture}>{children}</span>
    </span>
  );
}
