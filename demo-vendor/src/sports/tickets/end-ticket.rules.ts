import type { PlatformRoundState } from '../../operators/platform-round-state.ts';
import type { UnsettledRound } from '../../operators/round-act-calls.ts';
import { unsettledRound } from '../../operators/round-views.ts';
import type { Match } from '../matches/match.ts';
import type { SportsStore } from '../sports-store.ts';
import type { Final } from './judge.rules.ts';
import type { SportsTicket } from './sports-ticket.ts';
import { withFinals } from './ticket.rules.ts';

/** A match whose end is overdue by this much and not stored is considered stalled. */
const overdueMs = 600_000;

/** Result of a match that cannot be played: every leg on it is void. */
const lost: Final = { end: 'abandoned', winner: 'draw', tally: { home: 0, away: 0 } };

export interface KnownMatches {
  sportsStore: Pick<SportsStore, 'fixture'>;
  /** Returns an announced or just finished match with its script. */
  find(fixtureId: string): Pick<Match, 'final' | 'endsAtMs'> | undefined;
  now(): number;
}

/**
 * Returns the result an operator may apply: the stored one, that of the script if it is overdue, or `lost` for a match
 * that can no longer be played. Undefined while the match is upcoming or in play.
 */
function finalByHand({ sportsStore, find, now }: KnownMatches, fixtureId: string): Final | undefined {
  const stored = sportsStore.fixture(fixtureId)?.final;
  if (stored) return stored;
  const match = find(fixtureId);
  if (!match) return lost;
  return now() - match.endsAtMs > overdueMs ? match.final : undefined;
}

/** Returns whether a taken ticket waits for a match that will not end on its own. */
export function isStalled(known: KnownMatches, ticket: SportsTicket): boolean {
  if (ticket.state !== 'taken') return false;
  return ticket.legs.some(({ fixtureId }) => {
    return !known.sportsStore.fixture(fixtureId)?.final && finalByHand(known, fixtureId) !== undefined;
  });
}

/** Decides a taken ticket by the results of its matches; unchanged if one is still open. */
export const decidedByHand = (known: KnownMatches, ticket: SportsTicket): SportsTicket =>
  withFinals(ticket, (fixtureId) => finalByHand(known, fixtureId));

/**
 * Continues a stuck ticket by its state at the platform: a round that has ended there is over, an owed win is due
 * again, and a stake unknown there is rolled back, so that it cannot arrive later.
 */
export function resumeTicket(known: KnownMatches, ticket: SportsTicket, roundState: PlatformRoundState): SportsTicket {
  if (roundState === 'settled') return { ...ticket, state: 'settled' };
  if (roundState === 'rolled_back') return { ...ticket, state: 'void' };
  if (roundState === 'unknown' || ticket.refusal !== undefined) return { ...ticket, state: 'returning' };
  if (ticket.payMinor > 0) return { ...ticket, state: 'settling' };
  const decided = decidedByHand(known, { ...ticket, state: 'taken' });
  return decided.state === 'taken' ? { ...ticket, state: 'returning' } : decided;
}

/** Maps a ticket to the operators' view; the win is known once its matches have decided it. */
export function unsettledTicket(ticket: SportsTicket): UnsettledRound {
  const { gameCode, roundId, playerId, state, at: since, stakeMinor, payMinor, refusal } = ticket;
  const winMinor = state === 'settling' || state === 'stuck' ? payMinor : undefined;
  return unsettledRound({ gameCode, roundId, playerId, state, since, stakeMinor, winMinor, refusal });
}
