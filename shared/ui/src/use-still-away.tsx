import { type RefObject, useEffect } from 'react';

/**
 * Marks the element with `data-away` while none of it is on the screen, so that its styles can hold what moves without
 * end: it would cost frames of those who look at something else.
 */
export function useStillAway(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) => {
      element.toggleAttribute('data-away', entries.at(-1)?.isIntersecting === false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
}
