import type { Client } from '@portal/shared/client/client';
import type { SiteInfo } from '@portal/shared/contract/content/site';
import type { ToastStore } from '@portal/shared/ui/feedback/toast';
import type { KeyStore } from '../../boot/storage/safe-storage.ts';
import type { SessionStore } from '../../boot/storage/session-store.ts';
import type { Store } from '../atom-readable.ts';
import type { BrowserLocation } from '../browser-location.ts';
import type { Dialogs } from '../dialogs.ts';
import type { PendingPress } from '../pending-press.ts';
import { textOf } from '../translator.ts';
import type { GameWindows, PreparedWindow } from './game-windows.ts';

/** What a launch needs from the portal. */
export interface LaunchPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  records: KeyStore;
  browser: BrowserLocation;
  dialogs: Dialogs;
  pendingPress: PendingPress;
  toasts: ToastStore;
  gameWindows: GameWindows;
  site: Pick<SiteInfo, 'launchGameCDNs'>;
}

/** The press that launches, with the window that it opened for a game known to need one. */
export interface LaunchPress {
  window: PreparedWindow | undefined;
}

/** Says that the browser blocked the window (docs/product.md 8). */
export const showPopupBlocked = ({ store, toasts }: Pick<LaunchPorts, 'store' | 'toasts'>): void =>
  void toasts.show(textOf(store, 'error.popup_blocked'), 'bad');
