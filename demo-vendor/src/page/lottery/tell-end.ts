import type { TicketView } from '../../lottery/lottery-shapes.ts';
import { root } from '../game-root.ts';
import { celebrate } from '../win-moment.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { createNewsOfTickets, type TicketNews } from './tickets/news-of-tickets.ts';
import { newsOutcome } from './tickets/news-outcome.rules.ts';
import { waitingDraws } from './tickets/ticket.rules.ts';
import { togetherWords } from './tickets/together-words.ts';

/** Tickets of one draw are told one after the other; within this time they are one piece of news. */
const togetherMs = 400;

const isDrawn = ({ before, after }: TicketNews) => waitingDraws(after) < waitingDraws(before);

/** Tells the player what became of tickets that were waiting: a win has a moment, the rest a line. */
export function createEnds({ info, sound, toasts, balance }: LotteryParts) {
  const changes = new Map<string, TicketNews>();
  const newsOf = createNewsOfTickets();

  function tell(): void {
    const all = [...changes.values()];
    changes.clear();
    const outcome = newsOutcome(all);
    if (outcome.kind === 'win') {
      sound.win(outcome.joy === 'win' ? 1 : 2);
      void celebrate(root, info.currencySymbol, outcome);
    }
    const drawn = all.filter(isDrawn).map(({ after }) => after);
    const news = togetherWords(drawn, info.currencySymbol);
    if (news) toasts.tell(news.words, news.isGood ? 'good' : 'plain', news.isGood ? 'check' : 'ticket');
    if (drawn.length > 0 || outcome.returned !== '0.00') balance.askSoon();
  }

  return (before: TicketView | undefined, after: TicketView): void => {
    const news = before && newsOf(before, after);
    if (!news) return;
    const { ticketId } = after;
    if (changes.size === 0) setTimeout(tell, togetherMs);
    changes.set(ticketId, { ...news, before: changes.get(ticketId)?.before ?? news.before });
  };
}
