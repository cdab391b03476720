import type { TicketView } from '../../lottery/lottery-shapes.ts';
import { root } from '../game-root.ts';
import { amountOfMinor, minorOf } from '../minor.rules.ts';
import { celebrate } from '../win-moment.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { togetherWords } from './tickets/end-words.rules.ts';
import { waitingDraws } from './tickets/ticket.rules.ts';

/** Tickets of one draw are told one after the other; within this time they are one piece of news. */
const togetherMs = 400;

/** Minor units that a ticket has won since it was seen before. */
export const wonSince = (before: TicketView | undefined, after: TicketView): number =>
  Math.max(0, minorOf(after.paid) - minorOf(before?.paid ?? after.paid));

/** Tells the player what became of tickets that were waiting: a win has a moment, the rest a line. */
export function createEnds({ info, sound, toasts, balance }: LotteryParts) {
  const ended = new Map<string, TicketView>();
  let [wonMinor, staked] = [0, 0];
  let isAwaited = false;

  function tell(): void {
    const news = togetherWords([...ended.values()], info.currencySymbol);
    if (wonMinor > 0) {
      const multiple = wonMinor / Math.max(1, staked);
      sound.win(multiple >= 10 ? 2 : 1);
      void celebrate(root, info.currencySymbol, amountOfMinor(wonMinor), multiple);
    }
    if (news) toasts.tell(news.words, news.isGood ? 'good' : 'plain', news.isGood ? 'check' : 'ticket');
    balance.askSoon();
    ended.clear();
    [wonMinor, staked, isAwaited] = [0, 0, false];
  }

  return (before: TicketView | undefined, after: TicketView): void => {
    if (!before) return;
    const won = wonSince(before, after);
    const isDrawn = waitingDraws(after) < waitingDraws(before);
    if (!isDrawn && won === 0) return;
    if (isDrawn) ended.set(after.ticketId, after);
    wonMinor += won;
    if (won > 0) staked += minorOf(after.price);
    if (!isAwaited) setTimeout(tell, togetherMs);
    isAwaited = true;
  };
}
