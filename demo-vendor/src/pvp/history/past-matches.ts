import { commitmentOf, seedFromText } from '../../fairness/fair-draw.ts';
import { findCardGame, findRoom } from '../../games/pvp-games.ts';
import { amountOf } from '../../tickets/amount-of.ts';
import { dealFrom } from '../matches/deal.rules.ts';
import type { MatchState, Seat } from '../matches/match.rules.ts';
import { isMatchOver, isStuck, type Match, seatOf } from '../matches/match.ts';
import { prizeMinor } from '../settlement/prize.rules.ts';

export interface HistoryEntry {
  matchId: string;
  at: string;
  room: string;
  stake: string;
  win: string;
  /** stuck: the platform refused a payment, and an operator must review it. */
  state: 'won' | 'lost' | 'open' | 'void' | 'stuck';
}

export function historyEntry(match: Match, state: MatchState, playerId: string): HistoryEntry {
  const seat = seatOf(match, playerId);
  const card = findCardGame(match.gameCode);
  const isWon = state.end !== undefined && state.end.winner === seat;
  return {
    matchId: match.matchId,
    at: match.at,
    room: (card && findRoom(card, match.roomId)?.name) ?? '',
    stake: amountOf(match.stakeMinor),
    win: amountOf(seat === undefined ? 0 : paidMinor(match, state, seat)),
    state: stateOf(match, seat, isWon),
  };
}

/** Returns what the winner was paid, in minor units; 0 for the loser. */
export function paidMinor(match: Match, { end }: MatchState, seat: Seat): number {
  return end?.winner === seat && match.seats[seat].isPaid ? prizeMinor(match.stakeMinor) : 0;
}

function stateOf(match: Match, seat: Seat | undefined, isWon: boolean): HistoryEntry['state'] {
  if (!isMatchOver(match)) return 'open';
  // A refused win of 0.00 does not matter to the loser.
  const isOwed = match.phase === 'void' || isWon;
  if (isOwed && seat !== undefined && isStuck(match.seats[seat])) return 'stuck';
  if (match.phase === 'void') return 'void';
  return isWon ? 'won' : 'lost';
}

/** Data to verify the deal of a match; only for a played match that is over. */
export interface MatchProof {
  matchId: string;
  at: string;
  seal: string;
  seed: string;
  clientSeeds: [string, string];
  you: Seat;
  hands: [number[], number[]];
}

export function matchProof(match: Match, playerId: string): MatchProof | undefined {
  const you = seatOf(match, playerId);
  if (you === undefined || match.phase !== 'over') return undefined;
  const [first, second] = match.seats;
  const [one, two] = dealFrom(match.seed, [first.clientSeed, second.clientSeed]);
  return {
    matchId: match.matchId,
    at: match.at,
    seal: commitmentOf(seedFromText(match.seed)),
    seed: match.seed,
    clientSeeds: [first.clientSeed, second.clientSeed],
    you,
    hands: [[...one], [...two]],
  };
}
