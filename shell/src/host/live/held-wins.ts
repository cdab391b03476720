import type { WonInPlay } from '@portal/shared/contract/live/live-event';
import type { PortalBus } from '@portal/shared/events/portal-bus';
import type { Store } from '../atom-readable.ts';
import { balanceAtom, shownBalanceAtom } from '../atoms.ts';
import { afterRounds, afterWin, balanceShown, type HeldWins, noHeldWins, withoutExpired } from './held-wins.rules.ts';

/**
 * Hides wins from the header until the game in the frame has shown them, at most for a minute. The real balance is not
 * affected. Returns the function that takes a win; the signal ends the holding.
 */
export function holdWins(store: Store, events: PortalBus, signal: AbortSignal): (won: WonInPlay) => void {
  let held = noHeldWins;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    const balance = store.get(balanceAtom);
    const isHeld = balance !== undefined && held.wins.length > 0;
    store.set(shownBalanceAtom, isHeld ? balanceShown(balance, held) : undefined);
  }
  function change(next: HeldWins): void {
    held = next;
    clearTimeout(timer);
    const [first] = held.wins;
    if (first) timer = setTimeout(() => change(withoutExpired(held, Date.now())), first.untilMs - Date.now());
    show();
  }
  const stops = [
    events.on('frame-rounds', (rounds) => change(afterRounds(held, rounds))),
    events.on('logged-out', () => change(noHeldWins)),
    store.sub(balanceAtom, show),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    change(noHeldWins);
  });
  return (won) => change(afterWin(held, won, Date.now()));
}
