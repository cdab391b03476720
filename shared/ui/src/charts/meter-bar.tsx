import type { CSSProperties } from 'react';
import { cx } from '../cx.tsx';
import styles from './meter-bar.module.css';
import { progressAria } from './progress-aria.tsx';

interface MeterBarProps {
  /** 0 to 100. */
  percent: number;
  /** Accessible name. Without it the bar is decorative: the text beside it says the same. */
  label?: string;
  /** Progress in words. */
  text?: string;
  /** CSS colour of the filled part. */
  tint?: string;
  /** May give `--meter-height`, `--meter-tint`, and for grounds of their own `--meter-ground` and `--meter-line`. */
  className?: string;
}

/** A bar that is filled as far as something has come. */
export function MeterBar({ percent, label, text, tint, className }: MeterBarProps) {
  const style = { '--meter-tint': tint } as CSSProperties;
  const filled = <span style={{ inlineSize: `${percent}%` }} />;
  if (label === undefined)
    return (
      <span className={cx(styles.bar, className)} style={style} aria-hidden="true">
        {filled}
      </span>
    );
  return (
    <span
      {...progressAria({ percent, label, text })}
      className={cx(styles.bar, styles.measured, className)}
      style={style}
    >
      {filled}
    </span>
  );
}
