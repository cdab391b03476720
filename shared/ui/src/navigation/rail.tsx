import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper/types';
import { useNearView } from '../behaviour/use-near-view.tsx';
import { useSettled } from '../behaviour/use-settled.tsx';
import { cx } from '../cx.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/frame.tsx';
import styles from './rail.module.css';
import { useSwiper } from './use-swiper.tsx';

export type RailProps = {
  title: ReactNode;
  /** A mark before the title, for example a `CategoryMark`. */
  icon?: ReactNode;
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

/** Class that sets `--rail-height`, the height of a rail of games in percent of the width: for who reserves its place. */
export const railSizes = styles.sizes;

type Direction = 1 | -1;

function turn(swiper: Swiper, direction: Direction): void {
  const step = direction * Math.max(1, swiper.slidesPerViewDynamic());
  swiper.slideTo(Math.max(0, swiper.activeIndex + step));
}

/** A row of tiles to drag, swipe, wheel, tab and page through. */
export function Rail(props: RailProps) {
  const { title, icon, count, all, labels, children, tile = 'game' } = props;
  const titleId = useId();
  const view = useRef<HTMLDivElement>(null);
  const isNear = useNearView(view, 0);
  const [isSettled, settle] = useSettled();
  const [ends, setEnds] = useState({ isBeginning: true, isEnd: false });
  const follow = ({ isBeginning, isEnd }: Swiper) => setEnds({ isBeginning, isEnd });
  const list = useRef<HTMLUListElement>(null);
  const isWhole = useIsWhole(list);
  const swiper = useSwiper(view, isNear && isSettled, {
    slidesPerView: 'auto',
    freeMode: { enabled: true, sticky: false },
    on: { init: follow, fromEdge: follow, toEdge: follow, snapGridLengthChange: follow },
  });
  /** A press before swiper is here turns the page once it is. */
  const waiting = useRef<Direction>(undefined);
  function page(direction: Direction): void {
    settle();
    if (swiper) turn(swiper, direction);
    else waiting.current = direction;
  }
  useEffect(() => {
    if (swiper && waiting.current) turn(swiper, waiting.current);
    waiting.current = undefined;
  }, [swiper]);
  return (
    <section className={cx(styles.rail, props.className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        {icon}
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {count === undefined ? null : (
          <span className={styles.count} translate="no">
            {count}
          </span>
        )}
        <span className={styles.all}>{all}</span>
        {!isWhole && <Arrows {...ends} labels={labels} onPage={page} />}
      </header>
      <div
        ref={view}
        className={cx(styles.view, styles[tile])}
        data-swiping={swiper ? '' : undefined}
        onPointerEnter={settle}
      >
        <ul ref={list} className={cx('swiper-wrapper', styles.list)}>
          {children.map((child, at) => (
            <li key={keyOf(child, at)} className={cx('swiper-slide', styles.item)}>
              {child}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface ArrowsProps {
  isBeginning: boolean;
  isEnd: boolean;
  labels: RailProps['labels'];
  onPage: (direction: Direction) => void;
}

function Arrows({ isBeginning, isEnd, labels, onPage }: ArrowsProps) {
  return (
    <span className={styles.arrows}>
      <button type="button" aria-label={labels.previous} aria-disabled={isBeginning} onClick={() => onPage(-1)}>
        <ChevronLeftIcon size={20} />
      </button>
      <button type="button" aria-label={labels.next} aria-disabled={isEnd} onClick={() => onPage(1)}>
        <ChevronRightIcon size={20} />
      </button>
    </span>
  );
}

/** True while all tiles are in view, so that there is nothing to page to; swiper says so only once it has loaded. */
function useIsWhole(list: RefObject<HTMLElement | null>): boolean {
  const [isWhole, setIsWhole] = useState(false);
  // Measured after every rendering: tiles may have come or gone.
  useLayoutEffect(() => {
    const measure = () => {
      const { clientWidth = 0, scrollWidth = 0 } = list.current ?? {};
      setIsWhole(clientWidth > 0 && scrollWidth <= clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  });
  return isWhole;
}

function keyOf(child: ReactNode, at: number): string {
  return typeof child === 'object' && child && 'key' in child && child.key ? child.key : String(at);
}
