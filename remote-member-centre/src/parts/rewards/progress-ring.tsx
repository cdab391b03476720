import { progressAria } from '@portal/shared/ui/charts/progress-aria';
import { cx } from '@portal/shared/ui/cx';
import type { ReactNode } from 'react';
import styles from './progress-ring.module.css';

interface ProgressRingProps {
  /** 0 to 100. */
  percent: number;
  /** What it measures. */
  label: string;
  /** Progress in words. */
  text: string;
  /** Edge of the drawing and radius of the ring in it, in units of its own. */
  box: number;
  radius: number;
  /** Gives width, height, `--ring-width` in units of the drawing, and the colours `--ring-track` and `--ring-arc`. */
  className?: string;
  children: ReactNode;
}

/** How far something has come, as a ring around its picture. */
export function ProgressRing({ percent, label, text, box, radius, className, children }: ProgressRingProps) {
  const length = 2 * Math.PI * radius;
  const circle = { cx: box / 2, cy: box / 2, r: radius };
  return (
    <span {...progressAria({ percent, label, text })} className={cx(styles.ring, className)}>
      <svg className={styles.drawing} viewBox={`0 0 ${box} ${box}`} aria-hidden="true" focusable="false">
        <circle className={styles.track} {...circle} />
        {percent > 0 ? (
          <circle
            className={styles.arc}
            {...circle}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - percent / 100)}
          />
        ) : null}
      </svg>
      {children}
    </span>
  );
}
