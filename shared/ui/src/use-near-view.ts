import { type RefObject, useEffect, useState } from 'react';

const onNear = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function nearObserver(): IntersectionObserver {
  // Section 9: lazy images start at a tenth of a picture, looked for 1.3 screens ahead.
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) onNear.get(entry.target)?.();
    },
    { rootMargin: '30%', threshold: 0.1 },
  );
  return observer;
}

/** True once the element has come near the screen, and from then on. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    onNear.set(element, () => setIsNear(true));
    nearObserver().observe(element);
    return () => {
      onNear.delete(element);
      nearObserver().unobserve(element);
    };
  }, [ref, isNear]);
  return isNear;
}
