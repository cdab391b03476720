import type { Store } from './atom-readable.ts';
import { dialogsAtom, isLoggedInAtom } from './atoms.ts';
import { isAccessDialog } from './dialogs.ts';

/** In ms; what was pressed before that may no longer be what the player wants. */
export const pressLastsMs = 15 * 60_000;

/** What a visitor pressed, held while the login that it needs is open. */
export interface PendingPress {
  /**
   * Holds what goes on, once, after the login and the dialogs that follow it; it replaces what was held. Dropped when
   * the login is closed. Called after the login has opened.
   */
  hold(goOn: (() => void) | undefined): void;
  isHeld(): boolean;
}

export function createPendingPress(store: Store): PendingPress {
  let held: { goOn(): void; pressedAt: number } | undefined;
  function settle(): void {
    if (!held || store.get(dialogsAtom).some(({ name }) => isAccessDialog(name))) return;
    const { goOn, pressedAt } = held;
    held = undefined;
    if (store.get(isLoggedInAtom) && Date.now() - pressedAt <= pressLastsMs) goOn();
  }
  // Later, because one dialog may close before the next one opens.
  store.sub(dialogsAtom, () => queueMicrotask(settle));
  return {
    hold(goOn) {
      held = goOn && { goOn, pressedAt: Date.now() };
    },
    isHeld: () => held !== undefined,
  };
}
