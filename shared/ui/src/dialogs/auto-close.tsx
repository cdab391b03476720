import { useEffect, useRef, useState } from 'react';
import { listen } from '../behaviour/listen.ts';
import styles from './auto-close.module.css';

export type AutoCloseProps = {
  /** Time in ms; 0 stays open. The operator sets it (docs/product.md 9). */
  afterMs: number;
  onClose: () => void;
  /** The sentence for so many seconds left: "Closes in 8 s". */
  label: (secondsLeft: number) => string;
};

const tickMs = 1000;

/**
 * Closes its dialog after a time, which pauses while the pointer is over the dialog or the page is hidden, and stops
 * for good once a key is pressed in it. Announced once, shown throughout.
 */
export function AutoClose({ afterMs, onClose, label }: AutoCloseProps) {
  const elementRef = useRef<HTMLParagraphElement>(null);
  const [leftMs, setLeftMs] = useState(afterMs);
  const latest = useRef(onClose);
  latest.current = onClose;
  const { isPaused, isPinned } = usePause(elementRef);
  const isRunning = afterMs > 0 && !isPinned && !isPaused;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeftMs((left) => Math.max(0, left - tickMs)), tickMs);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isOver = isRunning && leftMs === 0;
  useEffect(() => {
    if (isOver) latest.current();
  }, [isOver]);
  return (
    <p ref={elementRef} className={styles.note} hidden={afterMs <= 0 || isPinned}>
      <span className="visually-hidden" role="status">
        {label(Math.ceil(afterMs / tickMs))}
      </span>
      <span aria-hidden="true">{label(Math.ceil(leftMs / tickMs))}</span>
    </p>
  );
}

function usePause(elementRef: { readonly current: Element | null }) {
  const [isPaused, setIsPaused] = useState(false);
  const [isPinned, setIsPinned] = useState(false);
  useEffect(() => {
    const sheet = elementRef.current?.closest('[role="dialog"], [role="alertdialog"]');
    if (!sheet) return;
    const leaveSheet = listen(sheet, {
      pointerenter: () => setIsPaused(true),
      pointerleave: () => setIsPaused(document.hidden),
      keydown: () => setIsPinned(true),
    });
    const leavePage = listen(document, {
      visibilitychange: () => setIsPaused(sheet.matches(':hover') || document.hidden),
    });
    return () => {
      leaveSheet();
      leavePage();
    };
  }, [elementRef]);
  return { isPaused, isPinned: isPinned };
}
