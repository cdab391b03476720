import { type ReactNode, useEffect, useId, useRef } from 'react';
import { listen } from '../behaviour/listen.ts';
import { throttle } from '../behaviour/throttle.ts';
import { Button } from '../button.tsx';
import styles from './infinite-scroll.module.css';

/** docs/product.md 9: the next part is fetched at most once in 200 ms, when the end is 0 px away. */
export const infiniteDefaults = { throttleMs: 200, distancePx: 0 };

export type InfiniteScrollProps = {
  children: ReactNode;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
  /** `status` says how much is here, such as "24 of 318"; it is read when it changes. */
  labels: { more: string; loading: string; status: string };
  /** How many px before the end the next part is fetched. */
  distancePx?: number;
};

/**
 * A list that loads more when its end is reached by wheel or touch. Keyboard users get only the button, so that they
 * can reach what follows the list.
 */
export function InfiniteScroll(props: InfiniteScrollProps) {
  const { children, hasMore, isLoading, onMore, labels, distancePx = infiniteDefaults.distancePx } = props;
  const end = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const more = () => {
    if (hasMore && !isLoading) onMore();
  };
  useAtEnd(end, hasMore && !isLoading, more, distancePx);
  return (
    <div aria-busy={isLoading}>
      {children}
      <div ref={end} className={styles.end}>
        <p id={statusId} className={styles.status} role="status">
          {isLoading ? labels.loading : labels.status}
        </p>
        {hasMore ? (
          <Button aria-describedby={statusId} busy={isLoading} onClick={more}>
            {labels.more}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Checks the end of the list again after each part: a short part may leave it in view. */
function useAtEnd(end: { current: Element | null }, isOn: boolean, onEnd: () => void, distancePx: number): void {
  const latest = useRef(onEnd);
  latest.current = onEnd;
  const reached = useRef(throttle(() => latest.current(), infiniteDefaults.throttleMs));
  const isByKeyboard = useLastInput();
  useEffect(() => () => reached.current.cancel(), []);
  useEffect(() => {
    if (!isOn || !end.current || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting && !isByKeyboard.current) reached.current();
      },
      { rootMargin: `0px 0px ${distancePx}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, isOn, distancePx, isByKeyboard]);
}

/** Whether the page was last moved by keyboard. */
function useLastInput(): { readonly current: boolean } {
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const set = (is: boolean) => () => {
      isByKeyboard.current = is;
    };
    const byHand = set(false);
    const listeners = { keydown: set(true), pointerdown: byHand, wheel: byHand, touchmove: byHand };
    return listen(window, listeners, { passive: true, capture: true });
  }, []);
  return isByKeyboard;
}
