import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

/** The list stays this long after the focus has left, so that a press in it still counts (docs/product.md 9). */
const hideDelayMs = 200;

/** A button that opens a list below it: what each of them needs to open, to close, and to give the focus back. */
export function useDropDown() {
  const [isOpen, setIsOpen] = useState(false);
  const openerRef = useRef<HTMLButtonElement>(null);
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(hiding.current), []);
  return {
    isOpen,
    close(): void {
      setIsOpen(false);
      openerRef.current?.focus();
    },
    /** For the element that holds both. */
    around: {
      onFocus: () => clearTimeout(hiding.current),
      onBlur: () => {
        hiding.current = setTimeout(() => setIsOpen(false), hideDelayMs);
      },
    },
    opener: {
      ref: openerRef,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': isOpen,
      onClick: () => setIsOpen(!isOpen),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setIsOpen(true);
      },
    },
  } as const;
}
