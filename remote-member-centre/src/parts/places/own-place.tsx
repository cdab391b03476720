import { cx } from '@portal/shared/ui/cx';
import type { ReactNode } from 'react';
import styles from './places.module.css';

interface OwnPlaceProps {
  label: string;
  /** Says where in the scrolled box it stays in sight. */
  className?: string;
  /** Instead of a place. */
  none: ReactNode;
  /** The own place, if there is one. */
  children: ReactNode;
}

/** The own place below the others, always in sight; or why there is none. */
export function OwnPlace({ label, className, none, children }: OwnPlaceProps) {
  return (
    <section className={cx(styles.own, className)} aria-label={label}>
      {children ?? <p className={styles.none}>{none}</p>}
    </section>
  );
}
