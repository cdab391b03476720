import type { Standing } from '../operators/standing.ts';
import type { BookTicket } from './book-ticket.ts';
import type { Final } from './judge.rules.ts';
import type { Match } from './match.ts';
import type { SportsBooks } from './sports-books.ts';
import { withFinals } from './ticket.rules.ts';

/** A match whose end was due so long ago, and is not written down, does not end by itself any more. */
const overdueMs = 600_000;

/** Of a match that cannot be played nothing stands: every leg on it is void. */
const lost: Final = { end: 'abandoned', winner: 'draw', tally: { home: 0, away: 0 } };

export interface KnownMatches {
  books: Pick<SportsBooks, 'fixture'>;
  /** A match that is announced or just over, with its script. */
  find(fixtureId: string): Pick<Match, 'final' | 'endsAtMs'> | undefined;
  now(): number;
}

/**
 * The end of a match as an operator may take it: as it is written down; as its script has it, where that was long due; and
 * that of a match that can no longer be played. Undefined while it is to come, or played.
 */
export function finalByHand({ books, find, now }: KnownMatches, fixtureId: string): Final | undefined {
  const kept = books.fixture(fixtureId)?.final;
  if (kept) return kept;
  const match = find(fixtureId);
  if (!match) return lost;
  return now() - match.endsAtMs > overdueMs ? match.final : undefined;
}

/** Whether a ticket stands and waits for a match that does not end by itself. */
export function waitsInVain(known: KnownMatches, ticket: BookTicket): boolean {
  if (ticket.state !== 'taken') return false;
  return ticket.legs.some(({ fixtureId }) => {
    return !known.books.fixture(fixtureId)?.final && finalByHand(known, fixtureId) !== undefined;
  });
}

/** A taken ticket by the ends of its matches; the same where one of them is still to come. */
export const decidedByHand = (known: KnownMatches, ticket: BookTicket): BookTicket =>
  withFinals(ticket, (fixtureId) => finalByHand(known, fixtureId));

/**
 * A ticket of which the platform refused what was owed, as it goes on where it stands there: what is over there is over, a
 * win that was owed is owed again, and a stake that is not there is rolled back, so that it cannot come later.
 */
export function goesOn(known: KnownMatches, ticket: BookTicket, standing: Standing): BookTicket {
  if (standing === 'settled') return { ...ticket, state: 'settled' };
  if (standing === 'rolled_back') return { ...ticket, state: 'void' };
  if (standing === 'unknown' || ticket.refusal !== undefined) return { ...ticket, state: 'returning' };
  if (ticket.payMinor > 0) return { ...ticket, state: 'settling' };
  const decided = decidedByHand(known, { ...ticket, state: 'taken' });
  return decided.state === 'taken' ? { ...ticket, state: 'returning' } : decided;
}
