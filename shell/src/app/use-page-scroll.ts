import { plainPath } from '@portal/shared/contract/page-paths';
import { useLocation } from '@portal/shared/remote/router';
import { useEffect, useRef } from 'react';

/** How long a page is held where it was left while its parts arrive, unless the player moves it. */
const heldForMs = 10_000;

/** A new page starts at its top, one that "back" leads to where it was left; a hash scrolls to its own place. */
export function usePageScroll(): void {
  const { pathname, hash, key, state } = useLocation();
  const page = plainPath(pathname);
  const shown = useRef('');
  useEffect(() => {
    const isNew = shown.current !== page;
    shown.current = page;
    const { scrollTop }: { scrollTop?: number } = state;
    if (scrollTop === undefined && (!isNew || hash)) return undefined;
    window.scrollTo({ top: scrollTop ?? 0 });
    return scrollTop ? holdAt(scrollTop) : undefined;
  }, [page, key]);
}

const movedBy = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Scrolls again whenever the page grows: its lists come late, some only when their place is near. Ends once anything
 * else moves the page, such as a screen reader or "find in page".
 */
function holdAt(scrollTop: number): () => void {
  let heldAt = window.scrollY;
  const sizes = new ResizeObserver(() => {
    window.scrollTo({ top: scrollTop });
    // Less than asked for while the page is too short.
    heldAt = window.scrollY;
  });
  const endIfMoved = () => {
    if (Math.abs(window.scrollY - heldAt) > 1) end();
  };
  const end = () => {
    sizes.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', endIfMoved);
    for (const name of movedBy) window.removeEventListener(name, end, { capture: true });
  };
  window.addEventListener('scroll', endIfMoved, { passive: true });
  for (const name of movedBy) window.addEventListener(name, end, { passive: true, capture: true });
  const timer = setTimeout(end, heldForMs);
  sizes.observe(document.body);
  return end;
}
