import { answered } from '../operators/answered.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import type { RoundDesk } from './round-desk.ts';
import { unsettledRound } from './unsettled-rounds.rules.ts';

/** Creates the operators' view of rounds of slots, hands and fishing. */
export function roundKeeper(store: VendorStore, desk: Pick<RoundDesk, 'end'>): RoundKeeper {
  return {
    unsettled: () => store.unsettledRounds().map(unsettledRound),
    end(roundId) {
      const work = desk.end(roundId);
      return work && answered(work, unsettledRound);
    },
  };
}
