import type { HostLocation } from '@portal/shared/remote/host';
import type { Readable } from '@portal/shared/remote/readable';
import type { Store } from './atom-readable.ts';
import { dialogsAtom, memberAtom } from './atoms.ts';
import { isAccessDialog } from './dialogs.ts';

/** In ms; what was pressed before that may no longer be what the player wants. */
export const pressLastsMs = 15 * 60_000;

/** What a visitor pressed, held while the login that it needs is open. */
export interface PendingPress {
  /**
   * Holds what goes on, once, after the login and the dialogs that follow it; it replaces what was held. Dropped when
   * the login is closed or the player goes to another page. Called after the login has opened.
   */
  hold(goOn: (() => void) | undefined): void;
  isHeld(): boolean;
}

export function createPendingPress(store: Store, location: Readable<HostLocation>): PendingPress {
  let held: { goOn(): void; pressedAt: number; path: string } | undefined;
  function settle(): void {
    if (!held || store.get(dialogsAtom).some(({ name }) => isAccessDialog(name))) return;
    const { goOn, pressedAt, path } = held;
    held = undefined;
    // Not by the token alone: it is there before the platform has said who logged in, a trial account for example.
    if (!store.get(memberAtom) || location.get().pathname !== path) return;
    if (Date.now() - pressedAt <= pressLastsMs) goOn();
  }
  // Later, because one dialog may close before the next one opens.
  store.sub(dialogsAtom, () => queueMicrotask(settle));
  return {
    hold(goOn) {
      held = goOn && { goOn, pressedAt: Date.now(), path: location.get().pathname };
    },
    isHeld: () => held !== undefined,
  };
}
