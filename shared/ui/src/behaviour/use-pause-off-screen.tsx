import { type RefObject, useEffect } from 'react';

/** Part of an element; with less of it in view it counts as off screen. */
const leastSeen = 0.01;

/**
 * Marks the element with `data-away` while it is off screen, so that its styles can pause endless animations, which
 * would cost frames elsewhere. What only touches the screen's edge, as the next slide does, is off screen.
 */
export function usePauseOffScreen(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => void element.toggleAttribute('data-away', (entries.at(-1)?.intersectionRatio ?? 1) < leastSeen),
      { threshold: [0, leastSeen] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
