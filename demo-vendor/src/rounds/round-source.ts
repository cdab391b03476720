import type { UnsettledRound } from '../operators/round-act-calls.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import { endedRoundView, unsettledRound } from '../operators/round-views.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { type Round, stakedMinor } from './round.ts';
import type { RoundService } from './round-service.ts';

/** Creates the operators' view of rounds of slots, hands and fishing. */
export function createRoundSource(store: VendorStore, roundService: Pick<RoundService, 'end'>): RoundSource {
  return {
    unsettled: () => store.unsettledRounds().map(roundView),
    end(roundId) {
      const work = roundService.end(roundId);
      return work && endedRoundView(work, roundView);
    },
  };
}

/** Hides the win of a round whose stake was not taken. */
function roundView(round: Round): UnsettledRound {
  const { gameCode, roundId, playerId, state, refusal, decidedAt, drawnAt } = round;
  const winMinor = state === 'staked' || state === 'settled' ? round.winMinor : undefined;
  const since = decidedAt ?? drawnAt;
  return unsettledRound({
    gameCode,
    roundId,
    playerId,
    state,
    since,
    stakeMinor: stakedMinor(round),
    winMinor,
    refusal,
  });
}
