import { type RefObject, useEffect, useState } from 'react';
import { createNearWatch, type NearWatch } from './near-watch.ts';

let watch: NearWatch | undefined;

/** True once the element has come near the screen, and from then on. */
export function useNearView(ref: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (!ref.current || isNear) return;
    watch ??= createNearWatch();
    return watch.wait(ref.current, () => setIsNear(true));
  }, [ref, isNear]);
  return isNear;
}
