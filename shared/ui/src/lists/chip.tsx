import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.tsx';
import styles from './chip.module.css';

export type ChipProps = ComponentProps<'button'> & { isChosen?: boolean; icon?: ReactNode; count?: ReactNode };

/** One choice of a filter; pressed or not. */
export function Chip({ isChosen = false, icon, count, className, children, ...rest }: ChipProps) {
  return (
    <button type="button" {...rest} aria-pressed={isChosen} className={cx(styles.chip, className)}>
      {icon}
      {children}
      {count === undefined ? null : (
        <span className={styles.count} translate="no">
          {count}
        </span>
      )}
    </button>
  );
}

export type FilterRowProps = { label: string; children: ReactNode; className?: string };

/** Filters in one row that scrolls sideways on phones. */
export function FilterRow({ label, children, className }: FilterRowProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling row
    <div role="group" aria-label={label} className={cx(styles.row, className)}>
      {children}
    </div>
  );
}
