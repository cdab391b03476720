import { useRef, useState } from 'react';

/**
 * Runs an act unless it is under way: presses that come before the first of them is drawn count once.
 * @returns the guarded act, and whether it is under way
 */
export function useOneAtATime<Args extends unknown[]>(act: (...args: Args) => unknown) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  async function run(...args: Args): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await act(...args);
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }
  return [run, isBusy] as const;
}
