import { startTransition, useEffect, useState } from 'react';

/** By then the first view has its pictures and texts; everything else loads afterwards. */
export const settledMs = 3_500;

/**
 * True once the page had time to settle, or earlier by the returned function; what it brings is rendered
 * in pieces, so that presses meanwhile are answered at once.
 * @returns whether it has settled, and what ends the waiting
 */
export function useSettled(): [boolean, () => void] {
  const [isSettled, setIsSettled] = useState(false);
  const settle = () => startTransition(() => setIsSettled(true));
  useEffect(() => {
    const timer = setTimeout(settle, settledMs);
    return () => clearTimeout(timer);
  }, []);
  return [isSettled, settle];
}
