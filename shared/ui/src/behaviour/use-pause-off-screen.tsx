import { type RefObject, useEffect } from 'react';

/**
 * Marks the element with `data-away` while it is off screen, so that its styles can pause endless animations, which
 * would cost frames elsewhere.
 */
export function usePauseOffScreen(ref: RefObject<HTMLElement | null>): void {
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
