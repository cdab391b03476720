import { hasMovedMoney, isTicketOver, keyOf, type LotteryTicket } from './lottery-ticket.ts';
import type { ChangedPart } from './settlement/decide.rules.ts';

/** Changes of a ticket; parts by their number. */
export interface TicketChange extends Partial<Pick<LotteryTicket, 'state' | 'refusal' | 'balance'>> {
  key: string;
  parts: readonly ChangedPart[];
}

/** Changes of one line are written atomically. */
export type TicketJournalLine =
  | { kind: 'ticket'; ticket: LotteryTicket }
  | { kind: 'changes'; changes: readonly TicketChange[] };

export function changedTicket(ticket: LotteryTicket, { key: _key, parts, ...head }: TicketChange): LotteryTicket {
  const after = new Map(parts.map(({ no, part }) => [no, part]));
  return { ...ticket, ...head, parts: ticket.parts.map((part, no) => after.get(no) ?? part) };
}

/** ISO times; tickets that ended earlier are dropped. */
interface Oldest {
  /** Limit for the last played draw: a ticket may be bought months before, and its result corrected afterwards. */
  ticket: string;
  /** Limit for the purchase of slips that were refused before any money moved. */
  refused: string;
}

/** Returns the tickets still needed, in their last state and in order of purchase. */
export function latestTickets(lines: readonly TicketJournalLine[], oldest: Oldest): TicketJournalLine[] {
  const tickets = new Map<string, LotteryTicket>();
  for (const line of lines) {
    if (line.kind === 'ticket') tickets.set(keyOf(line.ticket), line.ticket);
    else
      for (const change of line.changes) {
        const ticket = tickets.get(change.key);
        if (ticket) tickets.set(change.key, changedTicket(ticket, change));
      }
  }
  const isNeeded = (ticket: LotteryTicket) =>
    !isTicketOver(ticket) ||
    (hasMovedMoney(ticket) ? lastMoment(ticket) >= oldest.ticket : ticket.at >= oldest.refused);
  return [...tickets.values()].filter(isNeeded).map((ticket) => ({ kind: 'ticket', ticket }));
}

/** Returns the time of the last played draw, or of the purchase. */
function lastMoment({ at, parts }: LotteryTicket): string {
  const played = parts.filter(({ state }) => state !== 'returned' && state !== 'dropped');
  // ISO times sort as text.
  return [at, ...played.map(({ drawsAt }) => drawsAt)].toSorted().at(-1) ?? at;
}
