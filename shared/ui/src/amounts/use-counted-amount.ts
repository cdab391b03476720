import { useEffect, useRef, useState } from 'react';

const countMs = 600;

/** Runs from the amount shown to the new one; jumps at once for the first value, small moves and calm readers. */
export function useCountedAmount(target: bigint, isCounting: boolean): bigint {
  const [shown, setShown] = useState(target);
  const shownRef = useRef(target);
  useEffect(() => {
    const start = shownRef.current;
    const show = (units: bigint) => {
      shownRef.current = units;
      setShown(units);
    };
    if (!isCounting || start === target || wantsCalm()) return show(target);
    let frame = 0;
    const startedAt = performance.now();
    function step(now: number): void {
      const part = Math.min(1, Math.max(0, (now - startedAt) / countMs));
      const eased = BigInt(Math.round((1 - (1 - part) ** 3) * 10_000));
      show(part === 1 ? target : start + ((target - start) * eased) / 10_000n);
      if (part < 1) frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [target, isCounting]);
  return shown;
}

function wantsCalm(): boolean {
  return typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
