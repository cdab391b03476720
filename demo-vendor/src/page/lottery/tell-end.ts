import type { TicketView } from '../../lottery/lottery-shapes.ts';
import { root } from '../game-root.ts';
import { amountOfMinor, minorOf } from '../minor.rules.ts';
import { celebrate } from '../win-moment.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { createNewsOfTickets, type TicketNews } from './tickets/news-of-tickets.ts';
import { waitingDraws } from './tickets/ticket.rules.ts';
import { togetherWords } from './tickets/together-words.ts';

/** Tickets of one draw are told one after the other; within this time they are one piece of news. */
const togetherMs = 400;

/** Minor units that a ticket has won since it was seen before. */
export const wonSince = (before: TicketView | undefined, after: TicketView): number =>
  Math.max(0, minorOf(after.paid) - minorOf(before?.paid ?? after.paid));

const isDrawn = ({ before, after }: TicketNews) => waitingDraws(after) < waitingDraws(before);

/** Tells the player what became of tickets that were waiting: a win has a moment, the rest a line. */
export function createEnds({ info, sound, toasts, balance }: LotteryParts) {
  const changes = new Map<string, TicketNews>();
  const newsOf = createNewsOfTickets();

  function tell(): void {
    const all = [...changes.values()];
    changes.clear();
    const wins = all.filter(({ before, after }) => wonSince(before, after) > 0);
    const wonMinor = wins.reduce((sum, { before, after }) => sum + wonSince(before, after), 0);
    if (wonMinor > 0) {
      const staked = wins.reduce((sum, { after }) => sum + minorOf(after.price), 0);
      const multiple = wonMinor / Math.max(1, staked);
      sound.win(multiple >= 10 ? 2 : 1);
      void celebrate(root, info.currencySymbol, amountOfMinor(wonMinor), multiple);
    }
    const drawn = all.filter(isDrawn).map(({ after }) => after);
    const news = togetherWords(drawn, info.currencySymbol);
    if (news) toasts.tell(news.words, news.isGood ? 'good' : 'plain', news.isGood ? 'check' : 'ticket');
    if (drawn.length > 0 || wonMinor > 0) balance.askSoon();
  }

  return (before: TicketView | undefined, after: TicketView): void => {
    const news = before && newsOf(before, after);
    if (!news) return;
    const { ticketId } = after;
    if (changes.size === 0) setTimeout(tell, togetherMs);
    changes.set(ticketId, { ...news, before: changes.get(ticketId)?.before ?? news.before });
  };
}
