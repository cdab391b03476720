import type { Standing } from '../operators/standing.ts';
import type { BookTicket } from './book-ticket.ts';
import type { Final } from './judge.rules.ts';
import type { Match } from './match.ts';
import type { SportsBooks } from './sports-books.ts';
import { withFinals } from './ticket.rules.ts';

/** A match whose end is overdue by this much and not stored is considered stalled. */
const overdueMs = 600_000;

/** Result of a match that cannot be played: every leg on it is void. */
const lost: Final = { end: 'abandoned', winner: 'draw', tally: { home: 0, away: 0 } };

export interface KnownMatches {
  books: Pick<SportsBooks, 'fixture'>;
  /** Returns an announced or just finished match with its script. */
  find(fixtureId: string): Pick<Match, 'final' | 'endsAtMs'> | undefined;
  now(): number;
}

/**
 * Returns the result an operator may apply: the stored one, that of the script if it is overdue, or `lost` for a match
 * that can no longer be played. Undefined while the match is upcoming or in play.
 */
export function finalByHand({ books, find, now }: KnownMatches, fixtureId: string): Final | undefined {
  const kept = books.fixture(fixtureId)?.final;
  if (kept) return kept;
  const match = find(fixtureId);
  if (!match) return lost;
  return now() - match.endsAtMs > overdueMs ? match.final : undefined;
}

/** Returns whether a taken ticket waits for a match that will not end on its own. */
export function waitsInVain(known: KnownMatches, ticket: BookTicket): boolean {
  if (ticket.state !== 'taken') return false;
  return ticket.legs.some(({ fixtureId }) => {
    return !known.books.fixture(fixtureId)?.final && finalByHand(known, fixtureId) !== undefined;
  });
}

/** Decides a taken ticket by the results of its matches; unchanged if one is still open. */
export const decidedByHand = (known: KnownMatches, ticket: BookTicket): BookTicket =>
  withFinals(ticket, (fixtureId) => finalByHand(known, fixtureId));

/**
 * Continues a stuck ticket by its state at the platform: a round that has ended there is over, an owed win is due
 * again, and a stake unknown there is rolled back, so that it cannot arrive later.
 */
export function goesOn(known: KnownMatches, ticket: BookTicket, standing: Standing): BookTicket {
  if (standing === 'settled') return { ...ticket, state: 'settled' };
  if (standing === 'rolled_back') return { ...ticket, state: 'void' };
  if (standing === 'unknown' || ticket.refusal !== undefined) return { ...ticket, state: 'returning' };
  if (ticket.payMinor > 0) return { ...ticket, state: 'settling' };
  const decided = decidedByHand(known, { ...ticket, state: 'taken' });
  return decided.state === 'taken' ? { ...ticket, state: 'returning' } : decided;
}
