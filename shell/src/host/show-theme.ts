import type { Theme } from '@portal/shared/remote/host';
import type { Store } from './atom-readable.ts';
import { themeAtom } from './atoms.ts';

/** Applies a theme to the page and notifies subscribers. */
export function showTheme(store: Store, theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store.set(themeAtom, theme);
}
