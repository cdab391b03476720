import { plainPath } from '@portal/shared/contract/page-paths';
import type { HostLocation } from '@portal/shared/remote/host';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** How long a page may take to become as long as it was, in milliseconds. */
const timeoutMs = 4_000;

/** Where each address of this tab was left, in pixels. */
const places = new Map<string, number>();

/** A new page starts at its top, one that "back" returns to where it was left; a hash scrolls to its own place. */
export function usePageScroll({ pathname, search, hash }: HostLocation): void {
  const page = plainPath(pathname);
  const address = useRef('');
  const returned = useRef<{ address: string; place: number }>(undefined);
  useEffect(() => {
    // Before the location itself hears of it, and so before the page is drawn.
    const note = () => {
      const there = window.location.pathname + window.location.search;
      // Read now: until the page is drawn, the browser moves what is shown in its stead.
      returned.current = { address: there, place: places.get(there) ?? 0 };
    };
    const remember = () => {
      places.set(address.current, window.scrollY);
    };
    window.addEventListener('popstate', note, true);
    window.addEventListener('scroll', remember, { passive: true });
    return () => {
      window.removeEventListener('popstate', note, true);
      window.removeEventListener('scroll', remember);
    };
  }, []);
  // Before a shorter page moves the scroll.
  useLayoutEffect(() => {
    address.current = pathname + search;
  }, [pathname, search]);
  // Filters in the address of a page do not move it.
  useEffect(() => {
    const back = returned.current;
    returned.current = undefined;
    const place = back?.address === pathname + search ? back.place : 0;
    if (hash) return undefined;
    return scrollWhenLongEnough(place);
  }, [page]);
}

const movedBy = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls as soon as the page is long enough, unless the player moves it first. */
function scrollWhenLongEnough(top: number): () => void {
  window.scrollTo({ top });
  if (window.scrollY >= top - 1 || typeof ResizeObserver === 'undefined') return () => {};
  const follow = new ResizeObserver(() => {
    window.scrollTo({ top });
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    clearTimeout(timer);
    follow.disconnect();
    for (const name of movedBy) window.removeEventListener(name, stop);
  };
  for (const name of movedBy) window.addEventListener(name, stop, { passive: true });
  follow.observe(document.body);
  return stop;
}
