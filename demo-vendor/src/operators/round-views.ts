import { amountOf } from '../tickets/amount-of.ts';
import { withTimeout } from '../timing/with-timeout.ts';
import type { UnsettledRound } from './round-act-calls.ts';
import type { RoundSource } from './round-act-routes.ts';
import type { Ended } from './round-acts.ts';

interface RoundFacts extends Omit<UnsettledRound, 'stake' | 'win'> {
  stakeMinor: number;
  /** Absent while it is not decided. */
  winMinor?: number | undefined;
}

/** Builds the operators' view of a round. */
export function unsettledRound({ stakeMinor, winMinor, refusal, ...facts }: RoundFacts): UnsettledRound {
  return {
    ...facts,
    stake: amountOf(stakeMinor),
    ...(winMinor !== undefined && { win: amountOf(winMinor) }),
    ...(refusal !== undefined && { refusal }),
  };
}

interface RoundSourceParts<Kept> {
  unsettled(): UnsettledRound[];
  /** Ends a round; undefined if it has no such open round. */
  end(roundId: string): Promise<Ended<Kept>> | undefined;
  view(round: Kept): UnsettledRound;
}

/** Creates the operators' view of the rounds of a part of the studio. */
export function createRoundSource<Kept>({ unsettled, end, view }: RoundSourceParts<Kept>): RoundSource {
  return {
    unsettled,
    end(roundId) {
      const work = end(roundId);
      return work && endedRoundView(work, view);
    },
  };
}

/** Maps the result of ending a round to the operators' view; without an answer in time the work continues. */
export async function endedRoundView<Kept>(
  work: Promise<Ended<Kept>>,
  shown: (round: Kept) => UnsettledRound,
): Promise<Ended<UnsettledRound>> {
  const ended = await withTimeout(work);
  if (ended === 'waiting') return { kind: 'no', code: 'under_way' };
  return ended.kind === 'no' ? ended : { kind: 'done', round: shown(ended.round) };
}
