import type { ReactNode } from 'react';
import { useText } from '../../host/use-text.ts';
import styles from './lucky.module.css';

interface StageProps {
  title: string;
  /** The animated picture. */
  art: ReactNode;
  /** Tickets, button, result. */
  children: ReactNode;
  closed?: 'closed' | 'budget';
}

/** A dark stage: picture on one side, controls on the other; stacked on phones. */
export function Stage({ title, art, children, closed }: StageProps) {
  const t = useText();
  return (
    <section className={styles.stage} aria-label={title}>
      <div className={styles.art}>{art}</div>
      <div className={styles.scene}>
        <h2>{title}</h2>
        {closed && <p className={styles.closed}>{t(`lucky.${closed}`)}</p>}
        {children}
      </div>
    </section>
  );
}
