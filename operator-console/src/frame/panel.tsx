import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelPageProps {
  title: string;
  about: string;
  /** The main action of the page. */
  action?: ReactNode;
  /** Between the head and the records: filters and notices. */
  above?: ReactNode;
  isBusy?: boolean;
  children: ReactNode;
}

/** A page of records: heading, action, and the records on one sheet. */
export function PanelPage({ title, about, action, above, isBusy = false, children }: PanelPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.about}>{about}</p>
        </div>
        {action}
      </header>
      {above}
      <section aria-label={title} aria-busy={isBusy} className={styles.panel}>
        {children}
      </section>
    </div>
  );
}
