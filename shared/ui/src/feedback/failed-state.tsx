import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { cx } from '../cx.tsx';
import { EmptyDrawing } from './empty-drawing.tsx';
import styles from './empty-state.module.css';

export type FailedStateProps = {
  /** Text of the event. */
  title: ReactNode;
  children?: ReactNode;
  /** Absent where trying again cannot help. */
  retry?: { label: ReactNode; onRetry: () => void; isBusy?: boolean };
  /** A reference that support can look up. */
  code?: string;
  className?: string;
};

/** It did not work: what happened, and trying again. */
export function FailedState({ title, children, retry, code, className }: FailedStateProps) {
  return (
    <div role="alert" className={cx(styles.state, className)}>
      <EmptyDrawing name="storm" />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {retry ? (
        <Button busy={retry.isBusy} onClick={retry.onRetry}>
          {retry.label}
        </Button>
      ) : null}
      {code ? (
        <p className={styles.code} translate="no">
          {code}
        </p>
      ) : null}
    </div>
  );
}
