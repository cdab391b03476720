import type { TicketView } from '../../../../lottery/lottery-shapes.ts';
import { root } from '../../../dom/game-root.ts';
import { celebrate } from '../../../outcome/win-moment.ts';
import type { LotteryParts } from '../../frame/lottery-parts.ts';
import { waitingDraws } from '../ticket.rules.ts';
import { endedTicketsWords } from './ended-tickets-words.ts';
import { createTicketUpdates, type TicketUpdate } from './ticket-updates.ts';
import { updatesOutcome } from './updates-outcome.rules.ts';

/** Tickets of one draw arrive one by one; within this time they are shown in one notification. */
const groupingMs = 400;

const isDrawn = ({ before, after }: TicketUpdate) => waitingDraws(after) < waitingDraws(before);

/** Notifies the player of the results of waiting tickets: a celebration for a win, a toast for the rest. */
export function createEndAnnouncer({ info, sound, toasts, balance }: LotteryParts) {
  const changes = new Map<string, TicketUpdate>();
  const updateOf = createTicketUpdates();

  function announce(): void {
    const all = [...changes.values()];
    changes.clear();
    const outcome = updatesOutcome(all);
    if (outcome.kind === 'win') {
      sound.win(outcome.joy === 'win' ? 1 : 2);
      void celebrate(root, info.currencySymbol, outcome);
    }
    const drawn = all.filter(isDrawn).map(({ after }) => after);
    const notice = endedTicketsWords(drawn, info.currencySymbol);
    if (notice) toasts.show(notice.words, notice.isGood ? 'good' : 'plain', notice.isGood ? 'check' : 'ticket');
    if (drawn.length > 0 || outcome.returned !== '0.00') balance.askSoon();
  }

  return (before: TicketView | undefined, after: TicketView): void => {
    const update = before && updateOf(before, after);
    if (!update) return;
    const { ticketId } = after;
    if (changes.size === 0) setTimeout(announce, groupingMs);
    changes.set(ticketId, { ...update, before: changes.get(ticketId)?.before ?? update.before });
  };
}
