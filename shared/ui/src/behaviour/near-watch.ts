import { lazyDefaults, marginAhead } from '../images/lazy.rules.ts';
import { throttle } from './throttle.ts';

export interface NearWatch {
  /** Calls `onNear` once, when the element is near the screen at a moment of looking; returns how to stop waiting. */
  wait(element: Element, onNear: () => void): () => void;
}

/** One observer for all pictures of a page. What has left the screen again before its turn is not started. */
export function createNearWatch({ threshold, preload, throttleMs } = lazyDefaults): NearWatch {
  const waiting = new Map<Element, () => void>();
  const near = new Set<Element>();
  const forget = (element: Element) => {
    waiting.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  const startNear = throttle(() => {
    for (const element of [...near]) {
      const onNear = waiting.get(element);
      forget(element);
      onNear?.();
    }
  }, throttleMs);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) near.add(target);
        else near.delete(target);
      }
      if (near.size > 0) startNear();
    },
    { rootMargin: marginAhead(preload), threshold },
  );
  return {
    wait(element, onNear) {
      waiting.set(element, onNear);
      observer.observe(element);
      return () => forget(element);
    },
  };
}
