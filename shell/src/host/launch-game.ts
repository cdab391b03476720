import type { Client } from '@portal/shared/client/client';
import { RefusalError } from '@portal/shared/client/errors';
import type { CallOutput } from '@portal/shared/contract/define-call';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch-game';
import type { SiteInfo } from '@portal/shared/contract/system/get-status';
import type { LaunchRequest } from '@portal/shared/remote/host';
import type { ToastStore } from '@portal/shared/ui/toast';
import type { KeyStore } from '../boot/safe-storage.ts';
import type { SessionStore } from '../boot/session-store.ts';
import type { Store } from './atom-readable.ts';
import { isLoggedInAtom, languageAtom, themeAtom } from './atoms.ts';
import type { BrowserLocation } from './browser-location.ts';
import type { Dialogs } from './dialogs.ts';
import { launchPath, launchRecordName, protectedStep } from './launch.rules.ts';
import { lotteryParameters } from './lottery-parameters.rules.ts';
import { textOf } from './translator.ts';

export interface LaunchPorts {
  client: Client;
  store: Store;
  storage: SessionStore;
  records: KeyStore;
  browser: BrowserLocation;
  dialogs: Dialogs;
  toasts: ToastStore;
  site: Pick<SiteInfo, 'launchGameCDNs'>;
}

type ProtectedPorts = Pick<LaunchPorts, 'store' | 'dialogs'> & { storage: Pick<SessionStore, 'isAgent'> };

/** True when the player may go on; otherwise the login popup or the warning for trial accounts has been opened. */
export function mayDoProtected({ store, storage, dialogs }: ProtectedPorts) {
  const step = protectedStep({ isLoggedIn: store.get(isLoggedInAtom), isAgent: storage.isAgent() });
  if (step === 'login') dialogs.open({ name: 'login', reason: 'needed' });
  if (step === 'need-true-account') {
    const text = textOf(store, 'in_need_true_account');
    const title = textOf(store, 'dialog.notice');
    void dialogs.confirm({ title, text, confirmLabel: textOf(store, 'in_increase_submit') });
  }
  return step === 'go';
}

/** Most portals have no launch CDN: what chooses one comes when there is one. */
async function throughOneOf(cdns: readonly string[], launched: CallOutput<typeof launchGame>) {
  if (cdns.length === 0) return launched;
  const { chosenCdn, throughCdn } = await import('./launch-cdn.rules.ts');
  return throughCdn(launched, chosenCdn(cdns, Math.random()), window.location.origin);
}

/** Asks for a launch and shows the frame page; where the game came from is where "back" leads. */
export async function launch(ports: LaunchPorts, request: LaunchRequest): Promise<void> {
  if (!mayDoProtected(ports)) return;
  const { client, store, browser } = ports;
  const { pathname, search } = browser.location.get();
  try {
    const launched = await client.send(request.via === 'fb' ? launchFbGame : launchGame, {
      vassalage: request.vassalage,
      gameCode: request.gameCode,
      roomId: request.roomId,
      ...(request.lottery && lotteryParameters(request.gameCode, request.lottery)),
      language: store.get(languageAtom),
      theme: store.get(themeAtom),
      backUrl: pathname + search,
    });
    const { content, origin, launchId, gameName } = await throughOneOf(ports.site.launchGameCDNs, launched);
    const record = { content, origin, gameName, backUrl: pathname + search };
    ports.records.setItem(launchRecordName(launchId), JSON.stringify(record));
    browser.navigate(launchPath(launchId), { state: record });
  } catch (error) {
    if (error instanceof RefusalError && error.code === 'not_logged_in') return;
    ports.toasts.say(error instanceof RefusalError ? error.message : textOf(store, 'error.network'), 'bad');
  }
}
