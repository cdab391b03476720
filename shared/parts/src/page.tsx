import { cx } from '@portal/shared/ui/cx';
import { Skeleton } from '@portal/shared/ui/skeleton';
import type { ComponentProps, ReactNode } from 'react';
import styles from './page.module.css';

/** The parts of a page below each other, none wider than the page; `isTight` where they belong together. */
export function Page({ isTight, className, ...rest }: ComponentProps<'div'> & { isTight?: boolean }) {
  return <div {...rest} className={cx(styles.page, isTight && styles.tight, className)} />;
}

interface PageSectionProps {
  /** Of the heading; once in the document. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** A part of a page under its heading. */
export function PageSection({ id, title, children }: PageSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Cards beside each other, as many as the page has room for. */
export function CardList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={cx(styles.cards, className)} />;
}

/** Holds the places of cards of that height. */
export function CardsSkeleton({ height }: { height: number }) {
  return (
    <div className={styles.cards} aria-busy="true">
      {['first', 'second', 'third'].map((name) => (
        <Skeleton key={name} shape="block" width="100%" height={height} />
      ))}
    </div>
  );
}
