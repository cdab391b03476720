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
    const top: number | undefined = state.top;
    if (top === undefined && (!isNew || hash)) return undefined;
    window.scrollTo({ top: top ?? 0 });
    return top ? holdAt(top) : undefined;
  }, [page, key]);
}

const movedBy = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls again whenever the page grows: its lists come late, some only when their place is near. */
function holdAt(top: number): () => void {
  const ended = new AbortController();
  const sizes = new ResizeObserver(() => window.scrollTo({ top }));
  const end = () => {
    sizes.disconnect();
    clearTimeout(timer);
    ended.abort();
  };
  for (const name of movedBy)
    window.addEventListener(name, end, { passive: true, capture: true, signal: ended.signal });
  const timer = setTimeout(end, heldForMs);
  sizes.observe(document.body);
  return end;
}
