import type { LaunchRequest } from '@portal/shared/remote/host';
import { pastCache } from '@portal/shared/remote/mounting/past-cache';
import type { SessionStore } from '../../boot/storage/session-store.ts';
import { isLoggedInAtom } from '../atoms.ts';
import { textOf } from '../translator.ts';
import { protectedStep } from './launch.rules.ts';
import { type LaunchPorts, showPopupBlocked } from './launch-ports.ts';

type ProtectedPorts = Pick<LaunchPorts, 'store' | 'dialogs'> & { storage: Pick<SessionStore, 'isAgent'> };

/** Returns true when the player may continue; otherwise opens the login popup or the trial account warning. */
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

const loadSend = pastCache(async () => (await import('./send-launch.ts')).sendLaunch);

/**
 * Does what a launch must do inside the press: checks the player and opens the window of a game outside the frame. The
 * rest is in a separate chunk, loaded with the first launch.
 */
export async function launch(ports: LaunchPorts, request: LaunchRequest): Promise<void> {
  if (!mayDoProtected(ports)) return;
  const inPress = request.opensIn === 'popup' ? ports.gameWindows.prepare() : undefined;
  if (request.opensIn === 'popup' && !inPress) return showPopupBlocked(ports);
  try {
    const sendLaunch = await loadSend();
    await sendLaunch(ports, request, inPress);
  } catch {
    inPress?.page.close();
    ports.toasts.show(textOf(ports.store, 'error.network'), 'bad');
  }
}
