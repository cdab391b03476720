import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { listen } from '../behaviour/listen.ts';

/** Over the tile for a mouse, beside it for keys (the focus stays visible), a sheet for a finger. */
export type PreviewPlace = 'over' | 'beside' | 'sheet';

export interface ShownPreview {
  place: PreviewPlace;
  /** The tile, beside or over which it opens. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** How long a pointer or the focus rests on a tile, and how long a finger presses it, in milliseconds. */
const restMs = 300;
const pressMs = 500;
/** A finger that moves further scrolls, in pixels. */
const stillWithin = 10;

/**
 * Opens the preview of a tile on hover, keyboard focus or a long press; Escape, scrolling and a focus that moves elsewhere,
 * such as into a dialog that opens, close it. Below a dialog none opens: it would lie above it.
 */
export function useTilePreview(isOffered: boolean) {
  const [place, setPlace] = useState<PreviewPlace>();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const finger = useRef<{ x: number; y: number }>(undefined);
  const isSpent = useRef(false);
  const onClose = useCallback(() => {
    clearTimeout(timer.current);
    setPlace(undefined);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isCard = place === 'over' || place === 'beside';
  useClosedCard(isCard, anchor, onClose);
  if (!isOffered) return { shown: undefined, handlers: undefined };

  const openAfter = (ms: number, next: PreviewPlace) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const isCovered = anchor.current?.closest('[aria-hidden="true"], [inert]');
      if (!isCovered) setPlace((now) => now ?? next);
    }, ms);
  };
  const handlers = {
    ref: anchor,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && canFloat()) openAfter(restMs, 'over');
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') onClose();
    },
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      isSpent.current = false;
      if (pointerType === 'mouse') return clearTimeout(timer.current);
      finger.current = { x: clientX, y: clientY };
      openAfter(pressMs, 'sheet');
      return undefined;
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = finger.current;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > stillWithin) clearTimeout(timer.current);
    },
    onPointerUp: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') return;
      finger.current = undefined;
      clearTimeout(timer.current);
      isSpent.current = place === 'sheet';
    },
    onPointerCancel: () => {
      finger.current = undefined;
      clearTimeout(timer.current);
    },
    onContextMenu: (event: MouseEvent) => {
      if (finger.current) event.preventDefault();
    },
    // The click that ends a long press plays nothing.
    onClickCapture: (event: MouseEvent) => {
      if (!isSpent.current) return;
      isSpent.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onFocus: ({ target, currentTarget, relatedTarget }: FocusEvent) => {
      const isFromOutside = !currentTarget.contains(relatedTarget);
      if (isFromOutside && target.matches(':focus-visible') && canFloat()) openAfter(restMs, 'beside');
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (place !== 'sheet' && !currentTarget.contains(relatedTarget)) onClose();
    },
  };
  return { shown: place && { place, anchor, onClose }, handlers };
}

/** Closes a card of a tile on Escape, on scrolling, and once the focus is elsewhere. */
function useClosedCard(isOpen: boolean, anchor: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      if (anchor.current?.querySelector('[popover]')?.contains(document.activeElement))
        anchor.current.querySelector('button')?.focus();
      onClose();
    };
    document.addEventListener('keydown', onKeyDown, true);
    const stopScroll = listen(document, { scroll: onClose }, { capture: true, passive: true });
    const stopResize = listen(window, { resize: onClose });
    const stopFocus = listen(document, {
      focusin: () => {
        if (!anchor.current?.contains(document.activeElement)) onClose();
      },
    });
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      stopScroll();
      stopResize();
      stopFocus();
    };
  }, [isOpen, anchor, onClose]);
}

/** Whether the browser can lift the card over everything else, so that no rail cuts it off. */
const canFloat = () => 'showPopover' in HTMLElement.prototype;
