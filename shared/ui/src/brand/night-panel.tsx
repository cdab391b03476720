import type { ComponentProps } from 'react';
import { cx } from '../cx.tsx';
import styles from './night-panel.module.css';

/**
 * A stretch of the harbour's night with words on it, alike in light and dark. Its class gives the padding,
 * `--night-glow`, `--night-sky` and `--night-words`.
 */
export function NightPanel({ className, ...rest }: ComponentProps<'section'>) {
  return <section {...rest} className={cx(styles.panel, className)} />;
}
