import type { Theme } from '@portal/shared/remote/host';
import type { Store } from './atom-readable.ts';
import { themeAtom } from './atoms.ts';

/** Draws the page in a theme and tells everybody. */
export function showTheme(store: Store, theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store.set(themeAtom, theme);
}
