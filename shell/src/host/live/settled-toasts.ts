import type { LiveEvent } from '@portal/shared/contract/live/live-event';
import { amountText } from '@portal/shared/ui/amounts/amount-text';
import { overlayAtom } from '../atoms.ts';
import { textOf } from '../translator.ts';
import type { LivePorts } from './live-ports.ts';
import { needsToast, nextToast, type Settled, settledOf, withSettled } from './settled-toasts.rules.ts';

/** What comes within this time is one toast: a draw settles all tickets of a player at once. */
export const gatherMs = 800;
/** Between two toasts, so that each can be read. */
export const restMs = 4000;

type ToastPorts = Pick<LivePorts, 'store' | 'toasts' | 'host' | 'playedGame'>;

/**
 * Shows what was settled, wherever the player is, with a way to its record. Returns the function that takes live events;
 * the signal ends it.
 */
export function showSettled(ports: ToastPorts, signal: AbortSignal): (event: LiveEvent) => void {
  const { store, toasts, host, playedGame } = ports;
  let waiting: Settled[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function show(): void {
    timer = undefined;
    const next = nextToast(waiting);
    if (!next) return;
    waiting = next.left;
    const { text, values, tone, page } = next.toast;
    const { amount } = values;
    const shown = amount === undefined ? values : { ...values, amount: amountText(host.site.currencySymbol, amount) };
    const link = { text: textOf(store, 'settled.open'), open: () => host.openOverlay('member-centre', page) };
    toasts.show(textOf(store, text, shown), tone, { link });
    timer = setTimeout(show, restMs);
  }
  function take(settled: Settled): void {
    if (!needsToast(settled, { gameCode: playedGame(), page: store.get(overlayAtom)?.page })) return;
    waiting = withSettled(waiting, settled);
    timer ??= setTimeout(show, gatherMs);
  }
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (event) => {
    const settled = signal.aborted ? undefined : settledOf(event);
    if (settled) take(settled);
  };
}
