import { endedRoundView } from '../operators/ended-round-view.ts';
import type { RoundSource } from '../operators/round-act-routes.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { RoundService } from './round-service.ts';
import { unsettledRound } from './unsettled-rounds.rules.ts';

/** Creates the operators' view of rounds of slots, hands and fishing. */
export function createRoundSource(store: VendorStore, roundService: Pick<RoundService, 'end'>): RoundSource {
  return {
    unsettled: () => store.unsettledRounds().map(unsettledRound),
    end(roundId) {
      const work = roundService.end(roundId);
      return work && endedRoundView(work, unsettledRound);
    },
  };
}
