import { useSyncExternalStore } from 'react';

/** Up to this width the frame is a phone's: one slim row, the bottom bar, sheets instead of panels. */
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
