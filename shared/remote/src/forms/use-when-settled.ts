import { useEffect, useEffectEvent } from 'react';

/** Pause after the last key, in milliseconds, before what was typed counts. */
const settleMs = 250;

/** Search while typing: reports the text after a pause, unless it is `known` already. */
export function useWhenSettled(typed: string, known: string, onSettled: (typed: string) => void): void {
  const settle = useEffectEvent(() => onSettled(typed));
  useEffect(() => {
    if (typed === known) return;
    const timer = setTimeout(settle, settleMs);
    return () => clearTimeout(timer);
  }, [typed, known]);
}
