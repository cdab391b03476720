import type { TicketView } from '../../lottery/lottery-shapes.ts';
import { root } from '../game-root.ts';
import { minorOf } from '../minor.rules.ts';
import { celebrate } from '../win-moment.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { endWords, ticketState, waitingDraws } from './tickets/ticket.rules.ts';

/** Minor units that a ticket has won since it was seen before. */
export const wonSince = (before: TicketView | undefined, after: TicketView): number =>
  Math.max(0, minorOf(after.paid) - minorOf(before?.paid ?? after.paid));

/** Tells the player what became of a ticket that was waiting: a win has a moment, the rest a line. */
export function tellEnd(parts: LotteryParts, before: TicketView | undefined, after: TicketView): void {
  const { info, sound, toasts, balance } = parts;
  if (!before) return;
  const wonMinor = wonSince(before, after);
  const isDrawn = waitingDraws(after) < waitingDraws(before);
  if (wonMinor > 0) {
    const multiple = wonMinor / Math.max(1, minorOf(after.price));
    sound.win(multiple >= 10 ? 2 : 1);
    void celebrate(root, info.currencySymbol, (wonMinor / 100).toFixed(2), multiple);
  }
  const words = endWords(after, info.currencySymbol);
  const state = ticketState(after);
  if (isDrawn && words) toasts.tell(words, state === 'won' ? 'good' : 'plain', state === 'won' ? 'check' : 'ticket');
  if (isDrawn || wonMinor > 0) balance.askSoon();
}
