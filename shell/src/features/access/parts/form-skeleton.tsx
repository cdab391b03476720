import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import styles from './access.module.css';

const rowHeightPx = 72;

/** Holds the place of a form that is on the way: as many rows as it has fields and buttons, so that nothing moves below. */
export function FormSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.form} aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={String(row)} shape="block" height={rowHeightPx} />
      ))}
    </div>
  );
}
