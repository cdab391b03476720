import { type RefObject, useEffect, useState } from 'react';
import { lazyDefaults } from '../images/lazy.rules.ts';
import { createNearWatch, type NearWatch } from './near-watch.ts';

/** One for each part of an element that has to be near. */
const watches = new Map<number, NearWatch>();

function watchOf(threshold: number): NearWatch {
  const watch = watches.get(threshold) ?? createNearWatch({ ...lazyDefaults, threshold });
  watches.set(threshold, watch);
  return watch;
}

/**
 * True once `threshold` of the element has come near the screen (0: its edge), and from then on, until `content`
 * changes.
 */
export function useNearView(
  ref: RefObject<Element | null>,
  threshold = lazyDefaults.threshold,
  content?: string | number,
): boolean {
  const [near, setNear] = useState<{ content?: string | number }>();
  const isNear = typeof IntersectionObserver === 'undefined' || (near !== undefined && near.content === content);
  useEffect(() => {
    if (!ref.current || isNear) return;
    return watchOf(threshold).wait(ref.current, () => setNear({ content }));
  }, [ref, isNear, threshold, content]);
  return isNear;
}
