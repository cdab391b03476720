import { useSyncExternalStore } from 'react';
import { type ConsolePage, pageOf } from './console-page.rules.ts';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The page that the address names. */
export function usePage(): ConsolePage {
  return useSyncExternalStore(subscribe, () => pageOf(location.hash));
}
