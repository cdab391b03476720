import { RefusalError } from '@portal/shared/client/errors';
import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { launchFbGame, launchGame } from '@portal/shared/contract/games/launch';
import type { PortalWindowMessage } from '@portal/shared/contract/vendor-api/frame-messages';
import type { LaunchRequest } from '@portal/shared/remote/host';
import type { Store } from '../atom-readable.ts';
import { balanceAtom, isLoggedInAtom, languageAtom, themeAtom } from '../atoms.ts';
import { textOf } from '../translator.ts';
import { framePath, launchPath, launchRecordName } from './launch.rules.ts';
import { type LaunchPorts, type LaunchPress, showPopupBlocked } from './launch-ports.ts';
import { lotteryParameters } from './lottery-parameters.rules.ts';

/** Most portals have no launch CDN, so the code that picks one loads on demand. */
async function throughOneOf(cdns: readonly string[], launched: CallOutput<typeof launchGame>) {
  if (cdns.length === 0) return launched;
  const { chosenCdn, throughCdn } = await import('./launch-cdn.rules.ts');
  return throughCdn(launched, chosenCdn(cdns, Math.random()), window.location.origin);
}

/**
 * Requests a launch and shows the frame page; for a game in a window that page says so. "Back" leads to where the game
 * was opened.
 * @param press undefined after a login: a window that is blocked then is opened by the button of the page
 */
export async function sendLaunch(ports: LaunchPorts, request: LaunchRequest, press?: LaunchPress): Promise<void> {
  const { client, store, browser, gameWindows, toasts } = ports;
  const { pathname, search } = browser.location.get();
  const backUrl = request.backUrl ?? pathname + search;
  try {
    const launched = await client.send(request.via === 'fb' ? launchFbGame : launchGame, {
      vassalage: request.vassalage,
      gameCode: request.gameCode,
      roomId: request.roomId,
      selection: request.selection,
      ...(request.lottery && lotteryParameters(request.gameCode, request.lottery)),
      language: store.get(languageAtom),
      theme: store.get(themeAtom),
      backUrl,
    });
    const { opensIn } = launched;
    const isEmpty = launched.wallet !== undefined && Number(launched.wallet.balance) === 0;
    const wallet = isEmpty && !request.knowsWallet ? launched.wallet : undefined;
    const { content, origin, launchId, gameName } = await throughOneOf(ports.site.launchGameCDNs, launched);
    const again = pickRequest({ ...request, opensIn });
    const record = { content, origin, gameName, backUrl, opensIn, wallet, again };
    ports.records.setItem(launchRecordName(launchId), JSON.stringify(record));
    // If the page must explain an empty wallet first, the game does not open yet.
    if (opensIn === 'popup' && !wallet) {
      // Without a window of the press (none announced, or a login came between) it may be blocked; the page has a button.
      const opened = press?.window ?? gameWindows.prepare();
      if (opened) {
        opened.show(launchId, content);
        notifyOfLogout(store, opened.page, origin);
        reportBalance(store, opened.page, origin);
      } else if (press) showPopupBlocked(ports);
    } else press?.window?.page.close();
    browser.navigate(launchPath(launchId), { state: record, replace: pathname === framePath });
  } catch (error) {
    press?.window?.page.close();
    if (error instanceof RefusalError && error.code === 'not_logged_in') return;
    toasts.show(error instanceof RefusalError ? error.message : textOf(store, 'error.network'), 'bad');
  }
}

/** Picks what identifies the launch for a repeat; callers may pass a whole game entry. */
function pickRequest(request: LaunchRequest): LaunchRequest {
  const { vassalage, gameCode, gameName, roomId, via, lottery, selection, opensIn } = request;
  return { vassalage, gameCode, gameName, roomId, via, lottery, selection, opensIn };
}

const balanceChanged: PortalWindowMessage = { type: 'portal.window', event: 'balance-changed' };

/**
 * Notifies a game's window of balance changes until it closes or the session ends; only the game's origin gets them.
 */
function reportBalance(store: Store, page: Window, origin: string): void {
  const stop = store.sub(balanceAtom, () => {
    if (page.closed || store.get(balanceAtom) === undefined) return stop();
    page.postMessage(balanceChanged, origin);
  });
}

const loggedOut: PortalWindowMessage = { type: 'portal.window', event: 'logged-out' };

/**
 * Notifies a game's window that its player has logged out, so that it closes itself: the portal cannot close a window
 * whose opener is cleared. Only the origin of the game receives it.
 */
function notifyOfLogout(store: Store, page: Window, origin: string): void {
  const stop = store.sub(isLoggedInAtom, () => {
    if (!page.closed && !store.get(isLoggedInAtom)) page.postMessage(loggedOut, origin);
    stop();
  });
}
