import { prefersReducedMotion } from '@portal/shared/ui/behaviour/prefers-reduced-motion';
import { useEffect, useRef, useState } from 'react';

/** Holds a result while its animation runs: `isMoving` until it ends, then `onShown` is called. */
export function useResultAnimation<Result>(milliseconds: number, onShown: () => void) {
  const [result, setResult] = useState<Result>();
  const [isMoving, setIsMoving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function finish(): void {
    clearTimeout(timer.current);
    setIsMoving(false);
    onShown();
  }
  return {
    result,
    isMoving,
    finish,
    start(next: Result): void {
      setResult(next);
      if (prefersReducedMotion()) {
        onShown();
        return;
      }
      setIsMoving(true);
      timer.current = setTimeout(finish, milliseconds);
    },
    clear: () => setResult(undefined),
  };
}
