import type { ReactNode } from 'react';
import { cx } from '../cx.tsx';
import { type DrawingName, EmptyDrawing } from './empty-drawing.tsx';
import styles from './empty-state.module.css';

export type EmptyStateProps = {
  /** Which small picture; `boat` fits everything. */
  drawing?: DrawingName;
  /** One sentence: what will be shown here. */
  title: ReactNode;
  /** If the state fills the page, its sentence is the heading, and picture and text are larger. */
  heading?: 'h1' | 'h2';
  children?: ReactNode;
  /** One action at most. */
  action?: ReactNode;
  className?: string;
};

/** Empty state: a drawing, a sentence, and a link onwards. */
export function EmptyState({ drawing = 'boat', title, heading, children, action, className }: EmptyStateProps) {
  const Title = heading ?? 'div';
  return (
    <div className={cx(styles.state, heading === 'h1' && styles.page, className)}>
      <EmptyDrawing name={drawing} />
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action}
    </div>
  );
}
