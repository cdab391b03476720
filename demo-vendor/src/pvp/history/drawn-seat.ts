import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { outcomeText } from '../../statement/find-drawn-round.ts';
import type { Seat } from '../matches/match.rules.ts';
import { roundIdOf } from '../matches/match.ts';
import type { MatchStates } from '../matches/match-states.ts';
import type { MatchStore } from '../matches/match-store.ts';
import { historyEntry, matchProof } from './past-matches.ts';

interface Deps {
  matchStore: Pick<MatchStore, 'match'>;
  stateOf: MatchStates['of'];
}

/** Describes a seat of a match for a dispute; hands, moves and seed only once the match is over and players see them. */
export function drawnSeat({ matchStore, stateOf }: Deps, roundId: string): DrawnRound | undefined {
  const match = matchStore.match(roundId.slice(0, roundId.lastIndexOf('-')));
  const seat = match && seats.find((each) => roundIdOf(match, each) === roundId);
  if (!match || seat === undefined) return undefined;
  const { playerId } = match.seats[seat];
  const { stake, win, at } = historyEntry(match, stateOf(match), playerId);
  const proof = matchProof(match, playerId);
  return {
    game: match.gameCode,
    state: match.phase,
    stake,
    win,
    at,
    ...(proof && { outcome: outcomeText({ seat, hands: proof.hands, actions: match.actions }) }),
    ...(proof && { seed: `${proof.seed}, ${proof.clientSeeds.join(':')}` }),
  };
}

const seats: readonly Seat[] = [0, 1];
