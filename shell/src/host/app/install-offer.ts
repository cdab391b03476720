import { atom } from '@portal/shared/remote/state';
import type { Store } from '../atom-readable.ts';

/** A browser's offer to install the portal; not in the DOM's types yet. */
export interface InstallOffer {
  prompt(): Promise<unknown>;
}

/** What the browser has offered; undefined where it offers nothing, or the app is there already. */
export const installOfferAtom = atom<InstallOffer | undefined>(undefined);

const isOffer = (event: object): event is InstallOffer => 'prompt' in event;

/** Keeps the browser's offer for the buttons of the portal, in place of the browser's own bar. */
export function keepInstallOffer(store: Store, page: Window): () => void {
  const keep = (event: Event) => {
    if (!isOffer(event)) return;
    event.preventDefault();
    store.set(installOfferAtom, event);
  };
  const forget = () => store.set(installOfferAtom, undefined);
  page.addEventListener('beforeinstallprompt', keep);
  page.addEventListener('appinstalled', forget);
  return () => {
    page.removeEventListener('beforeinstallprompt', keep);
    page.removeEventListener('appinstalled', forget);
  };
}

/** Shows the browser's question; an offer works once. */
export async function install(store: Store): Promise<void> {
  const offer = store.get(installOfferAtom);
  store.set(installOfferAtom, undefined);
  await offer?.prompt();
}

/** Whether the portal runs as an app: from the home screen, without the bars of a browser. */
export const isInstalled = (page: Pick<Window, 'matchMedia'>): boolean =>
  page.matchMedia('(display-mode: standalone)').matches;
