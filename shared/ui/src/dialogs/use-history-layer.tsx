import { useEffect, useRef } from 'react';
import { openHistoryLayer } from './history-layers.tsx';

/** While open, "back" of browser or phone closes this layer instead of leaving the page below. */
export function useHistoryLayer(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => (isOpen ? openHistoryLayer(() => close.current()) : undefined), [isOpen]);
}
