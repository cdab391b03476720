import { useSyncExternalStore } from 'react';

/** The width up to which the sheet shows menu or page, not both (ui/src/dialogs/overlay-sheet.module.css). */
const narrow = '(max-width: 800px)';

function watch(listener: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** True if menu and page fit side by side; a phone starts with the menu. */
export function useWideScreen(): boolean {
  return useSyncExternalStore(watch, () => !window.matchMedia(narrow).matches);
}
