import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from './cx.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from './icons-frame.tsx';
import styles from './rail.module.css';
import { readingWay } from './reading-way.tsx';

export type RailProps = {
  title: ReactNode;
  /** A mark before the title, for example a `CategoryMark`. */
  mark?: ReactNode;
  /** How many there are in all, formatted. */
  count?: ReactNode;
  /** The link or button to all of them. */
  all?: ReactNode;
  labels: { previous: string; next: string };
  /** One element for each thing; each gets the width of a tile. */
  children: ReactNode[];
  /** Width of one tile; the last one peeks over the edge to say "scroll". */
  tile?: 'game' | 'wide' | 'small';
  className?: string;
};

/** A row of tiles that scrolls sideways by touch, wheel, keys and arrows. */
export function Rail(props: RailProps) {
  const { title, mark, count, all, labels, children, tile = 'game' } = props;
  const titleId = useId();
  const listRef = useRef<HTMLUListElement>(null);
  const ends = useScrollEnds(listRef, children.length);
  function page(direction: number): void {
    const list = listRef.current;
    list?.scrollBy({ left: readingWay(list) * direction * list.clientWidth * 0.8, behavior: 'smooth' });
  }
  return (
    <section className={cx(styles.rail, props.className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        {mark}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {count === undefined ? null : <span className={styles.count}>{count}</span>}
        <span className={styles.all}>{all}</span>
        <span className={styles.arrows}>
          <button type="button" aria-label={labels.previous} disabled={ends.atStart} onClick={() => page(-1)}>
            <ChevronLeftIcon size={20} />
          </button>
          <button type="button" aria-label={labels.next} disabled={ends.atEnd} onClick={() => page(1)}>
            <ChevronRightIcon size={20} />
          </button>
        </span>
      </header>
      <ul ref={listRef} className={cx(styles.list, styles[tile])}>
        {children.map((child, at) => (
          <li key={keyOf(child, at)} className={styles.item}>
            {child}
          </li>
        ))}
      </ul>
    </section>
  );
}

function keyOf(child: ReactNode, at: number): string {
  return typeof child === 'object' && child && 'key' in child && child.key ? child.key : String(at);
}

function useScrollEnds(listRef: { current: HTMLElement | null }, count: number) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    function look(): void {
      if (!list) return;
      // Written from the right, the places are counted below zero.
      const passed = Math.abs(list.scrollLeft);
      const atStart = passed <= 4;
      const atEnd = passed + list.clientWidth >= list.scrollWidth - 4;
      setEnds((old) => (old.atStart === atStart && old.atEnd === atEnd ? old : { atStart, atEnd }));
    }
    look();
    list.addEventListener('scroll', look, { passive: true });
    return () => list.removeEventListener('scroll', look);
  }, [listRef, count]);
  return ends;
}
