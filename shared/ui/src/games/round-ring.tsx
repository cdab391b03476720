import type { CSSProperties } from 'react';
import { cx } from '../cx.tsx';
import styles from './round-ring.module.css';

interface RoundRingProps {
  /** Whole seconds left. */
  seconds: number;
  /** Seconds of the whole phase. */
  of: number;
  /** `open` while bets are taken, `short` in their last seconds. */
  tone: 'open' | 'short' | 'closed';
}

const circumference = 100;

/**
 * A ring that empties with the seconds left, second by second: a smooth one would draw the page in every frame. Decorative, as the
 * phase has to be said in words beside it.
 */
export function RoundRing({ seconds, of, tone }: RoundRingProps) {
  const left = { '--left': String(Math.min(1, of > 0 ? seconds / of : 0)) } as CSSProperties;
  return (
    <span className={cx(styles.ring, styles[tone])} style={left} aria-hidden="true">
      <svg viewBox="0 0 40 40" focusable="false" aria-hidden="true">
        <circle className={styles.ground} cx="20" cy="20" r="17" pathLength={circumference} />
        <circle
          className={styles.left}
          cx="20"
          cy="20"
          r="17"
          pathLength={circumference}
          transform="rotate(-90 20 20)"
        />
      </svg>
      <b className={styles.seconds}>{seconds}</b>
    </span>
  );
}
