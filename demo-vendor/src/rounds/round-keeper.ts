import type { UnsettledRound } from '../operators/round-act-calls.ts';
import type { RoundKeeper } from '../operators/round-act-routes.ts';
import type { Ended } from '../operators/round-acts.ts';
import type { VendorStore } from '../store/vendor-store.ts';
import { withinPatience } from '../tables/within-patience.ts';
import type { Round } from './round.ts';
import type { RoundDesk } from './round-desk.ts';
import { unsettledRound } from './unsettled-rounds.rules.ts';

/** The rounds of slots, hands and fishing, for operators. */
export function roundKeeper(store: VendorStore, desk: Pick<RoundDesk, 'end'>): RoundKeeper {
  return {
    unsettled: () => store.unsettledRounds().map(unsettledRound),
    end(roundId) {
      const work = desk.end(roundId);
      return work && answered(work);
    },
  };
}

/** One that the platform does not answer goes on by itself. */
async function answered(work: Promise<Ended<Round>>): Promise<Ended<UnsettledRound>> {
  const ended = await withinPatience(work);
  if (ended === 'waiting') return { kind: 'no', code: 'under_way' };
  return ended.kind === 'no' ? ended : { kind: 'done', round: unsettledRound(ended.round) };
}
