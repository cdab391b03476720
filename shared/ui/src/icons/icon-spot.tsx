import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import styles from './icon-spot.module.css';

export type IconTone = 'quiet' | 'accent' | 'good' | 'warn';

interface IconSpotProps {
  tone?: IconTone;
  /** A circle; otherwise a soft square. */
  isRound?: boolean;
  /** Edge in pixels. */
  size?: 40 | 44;
  className?: string;
  children: ReactNode;
}

/** An icon on a spot of its tone, at the head of a row. Decorative: the text beside it says the same. */
export function IconSpot({ tone = 'quiet', isRound = false, size = 40, className, children }: IconSpotProps) {
  return (
    <span
      className={cx(styles.spot, styles[tone], isRound && styles.round, size === 44 && styles.large, className)}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
