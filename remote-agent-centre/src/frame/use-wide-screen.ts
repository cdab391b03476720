import { useSyncExternalStore } from 'react';

/** The width from which the sheet shows menu and page side by side (overlay-sheet.module.css). */
const wide = '(min-width: 801px)';

function watch(listener: () => void): () => void {
  const query = window.matchMedia?.(wide);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** True where there is room for menu and page together; a phone starts with the list. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia?.(wide).matches ?? true);
}
