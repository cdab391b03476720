import { useSyncExternalStore } from 'react';

/** Up to here the frame is that of a phone: one slim row, the bottom bar, sheets in place of panels. */
const phone = '(max-width: 767px)';
const query = () => window.matchMedia?.(phone);

function watch(listener: () => void): () => void {
  const media = query();
  media?.addEventListener?.('change', listener);
  return () => media?.removeEventListener?.('change', listener);
}

export function usePhone(): boolean {
  return useSyncExternalStore(watch, () => query()?.matches ?? false);
}
