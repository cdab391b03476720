import type { ReactNode } from 'react';
import styles from './row-acts.module.css';

/** The buttons of a table row, side by side where there is room. */
export function RowActs({ children }: { children: ReactNode }) {
  return <span className={styles.acts}>{children}</span>;
}
