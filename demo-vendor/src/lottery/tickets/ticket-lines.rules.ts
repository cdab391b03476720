import type { ChangedPart } from './decide.rules.ts';
import { hasMovedMoney, isTicketOver, keyOf, type LotteryTicket } from './lottery-ticket.ts';

/** What has changed of a ticket; parts by their number. */
export interface TicketChange extends Partial<Pick<LotteryTicket, 'state' | 'refusal' | 'balance'>> {
  key: string;
  parts: readonly ChangedPart[];
}

/** Changes of one line are on the disk together, or not at all. */
export type TicketBookLine =
  | { kind: 'ticket'; ticket: LotteryTicket }
  | { kind: 'changes'; changes: readonly TicketChange[] };

export function changedTicket(ticket: LotteryTicket, { key: _key, parts, ...head }: TicketChange): LotteryTicket {
  const after = new Map(parts.map(({ no, part }) => [no, part]));
  return { ...ticket, ...head, parts: ticket.parts.map((part, no) => after.get(no) ?? part) };
}

/** ISO times; what is over since before is not needed. */
export interface Oldest {
  /** Of the last draw that was played: a ticket may be bought months before it, and its result be corrected after it. */
  ticket: string;
  /** Of the purchase of slips that came to nothing before any money moved. */
  refused: string;
}

/** Every ticket that is needed, in its last state and in the order they were bought. */
export function latestTickets(lines: readonly TicketBookLine[], oldest: Oldest): TicketBookLine[] {
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

/** Time of the last draw that was played, or of the purchase. */
function lastMoment({ at, parts }: LotteryTicket): string {
  const played = parts.filter(({ state }) => state !== 'returned' && state !== 'dropped');
  // ISO times stand in the order of their letters.
  return [at, ...played.map(({ drawsAt }) => drawsAt)].toSorted().at(-1) ?? at;
}
