import type { ReactNode } from 'react';
import styles from './failure-note.module.css';

/** Says that an act has failed. Always in the page, or a screen reader would miss it; unseen while it is empty. */
export function FailureNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.note}>
      {children}
    </p>
  );
}
