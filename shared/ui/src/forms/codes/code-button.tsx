import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOneAtATime } from '../../behaviour/use-one-at-a-time.tsx';
import { Button } from '../../button.tsx';

/** Two presses within this time are one (docs/product.md 4). */
const throttleMs = 1000;

export interface CodeButtonProps {
  children: ReactNode;
  /** Label while the countdown runs. */
  waiting: (seconds: number) => ReactNode;
  /** Sends a code and gives the minutes that it lives, or nothing when none was sent. It does not throw. */
  onSend: () => Promise<number | undefined>;
  /** The receiver of the code is not known yet. */
  isWaiting?: boolean;
}

/** Asks for a code by SMS or e-mail; after one was sent it rests for 60 seconds times the minutes of the answer. */
export function CodeButton({ children, waiting, onSend, isWaiting = false }: CodeButtonProps) {
  const countdown = useCountdown();
  const pressedAt = useRef(-throttleMs);
  const [send, isSending] = useOneAtATime(async () => {
    const minutes = await onSend();
    if (minutes) countdown.start(minutes * 60);
  });
  const press = () => {
    const now = performance.now();
    if (now - pressedAt.current < throttleMs) return;
    pressedAt.current = now;
    void send();
  };
  return (
    <Button size="small" variant="quiet" busy={isSending} disabled={isWaiting || countdown.left > 0} onClick={press}>
      {countdown.left > 0 ? waiting(countdown.left) : children}
    </Button>
  );
}

/** Whole seconds left, by the clock and not by the ticks: a tab that slept is right at once. */
function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const start = (seconds: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + seconds * 1000);
  };
  return { left, start };
}
