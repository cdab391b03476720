import { useSyncExternalStore } from 'react';
import { type ConsolePage, pageOf } from './console-page.rules.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** Returns the page of the current address. */
export function usePage(): ConsolePage {
  return useSyncExternalStore(subscribe, () => pageOf(location.hash));
}
