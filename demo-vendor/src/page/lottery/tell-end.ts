import type { TicketView } from '../../lottery/lottery-shapes.ts';
import { root } from '../game-root.ts';
import { celebrate } from '../win-moment.ts';
import type { LotteryParts } from './lottery-parts.ts';
import { createNewsOfTickets, type TicketNews } from './tickets/news-of-tickets.ts';
import { newsOutcome } from './tickets/news-outcome.rules.ts';
import { waitingDraws } from './tickets/ticket.rules.ts';
import { togetherWords } from './tickets/together-words.ts';

/** Tickets of one draw arrive one by one; within this time they are shown in one notification. */
const togetherMs = 400;

const isDrawn = ({ before, after }: TicketNews) => waitingDraws(after) < waitingDraws(before);

/** Notifies the player of the results of waiting tickets: a celebration for a win, a toast for the rest. */
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
