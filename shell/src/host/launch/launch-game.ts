import type { LaunchRequest } from '@portal/shared/remote/host';
import { pastCache } from '@portal/shared/remote/mounting/past-cache';
import type { SessionStore } from '../../boot/storage/session-store.ts';
import { isLoggedInAtom } from '../atoms.ts';
import { textOf } from '../translator.ts';
import { protectedStep } from './launch.rules.ts';
import { type LaunchPorts, type LaunchPress, showPopupBlocked } from './launch-ports.ts';

type ProtectedPorts = Pick<LaunchPorts, 'store' | 'dialogs' | 'pendingPress'> & {
  storage: Pick<SessionStore, 'isAgent'>;
};

/**
 * Returns true when the player may continue; otherwise opens the login popup or the trial account warning.
 * @param goOn what a visitor pressed, done after the login if it may be done then
 */
export function mayDoProtected(ports: ProtectedPorts, goOn?: () => void): boolean {
  const { store, storage, dialogs, pendingPress } = ports;
  // The newest press counts, whether it needs a login or not.
  pendingPress.hold(undefined);
  const step = protectedStep({ isLoggedIn: store.get(isLoggedInAtom), isAgent: storage.isAgent() });
  if (step === 'login') {
    dialogs.open({ name: 'login', reason: 'needed' });
    if (goOn) pendingPress.hold(() => mayDoProtected(ports) && goOn());
  }
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
 * rest is in a separate chunk, loaded with the first launch. A visitor's launch goes on after the login.
 */
export async function launch(ports: LaunchPorts, request: LaunchRequest): Promise<void> {
  if (!mayDoProtected(ports, () => void send(ports, request))) return;
  const inPress = request.opensIn === 'popup' ? ports.gameWindows.prepare() : undefined;
  if (request.opensIn === 'popup' && !inPress) return showPopupBlocked(ports);
  await send(ports, request, { window: inPress });
}

async function send(ports: LaunchPorts, request: LaunchRequest, press?: LaunchPress): Promise<void> {
  try {
    const sendLaunch = await loadSend();
    await sendLaunch(ports, request, press);
  } catch {
    press?.window?.page.close();
    ports.toasts.show(textOf(ports.store, 'error.network'), 'bad');
  }
}
