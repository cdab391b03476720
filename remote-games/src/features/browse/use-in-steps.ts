import { useEffect, useState } from 'react';

/** How many of `count` things may be there by now: `step` more with each frame, so that no frame has to make all of them. */
export function useInSteps(count: number, step: number): number {
  const [shown, setShown] = useState(step);
  useEffect(() => {
    if (shown >= count) return;
    const frame = requestAnimationFrame(() => setShown(shown + step));
    return () => cancelAnimationFrame(frame);
  }, [shown, count, step]);
  return Math.min(shown, count);
}
