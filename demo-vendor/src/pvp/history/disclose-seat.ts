import type { DrawnRound } from '@portal/shared/contract/vendor-api/statement';
import { disclosure } from '../../tickets/disclosure.ts';
import type { MatchStates } from '../matches/match-states.ts';
import type { MatchStore } from '../matches/match-store.ts';
import { seatOfRound } from '../settlement/unsettled-seats.rules.ts';
import { matchProof, paidMinor } from './past-matches.ts';

interface Deps {
  matchStore: Pick<MatchStore, 'match'>;
  stateOf: MatchStates['of'];
}

/** Discloses a seat of a match for a dispute; hands, moves and seed only once the match is over and players see them. */
export function discloseSeat({ matchStore, stateOf }: Deps, roundId: string): DrawnRound | undefined {
  const { matchId = '', seat } = seatOfRound(roundId) ?? {};
  const match = matchStore.match(matchId);
  if (!match || seat === undefined) return undefined;
  const { gameCode: game, phase: state, stakeMinor, at, actions } = match;
  const proof = matchProof(match, match.seats[seat].playerId);
  return disclosure({
    game,
    state,
    at,
    stakeMinor,
    winMinor: paidMinor(match, stateOf(match), seat),
    outcome: proof && { seat, hands: proof.hands, actions },
    seed: proof && `${proof.seed}, ${proof.clientSeeds.join(':')}`,
  });
}
