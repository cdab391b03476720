import { cx } from '@portal/shared/ui/cx';
import { Skeleton } from '@portal/shared/ui/feedback/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import styles from './page.module.css';

/** The parts of a page in a column, none wider than the page; `isTight` for parts that belong together. */
export function Page({ isTight, className, ...rest }: ComponentProps<'div'> & { isTight?: boolean }) {
  return <div {...rest} className={cx(styles.page, isTight && styles.tight, className)} />;
}

interface PageSectionProps {
  /** Of the heading; once in the document. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A section of a page with its heading. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Cards side by side, as many as fit. */
export function CardList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.cards, className)} />;
}

/** Placeholders for cards of that height. */
export function CardsSkeleton({ height }: { height: number }) {
  return (
    <div className={styles.cards} aria-busy="true">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} shape="block" width="100%" height={height} />
      ))}
    </div>
  );
}
