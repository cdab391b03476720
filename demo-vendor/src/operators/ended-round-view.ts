import { withTimeout } from '../retry/with-timeout.ts';
import type { UnsettledRound } from './round-act-calls.ts';
import type { Ended } from './round-acts.ts';

/** Maps the result of ending a round to the operators' view; without an answer in time the work continues. */
export async function endedRoundView<Kept>(
  work: Promise<Ended<Kept>>,
  shown: (round: Kept) => UnsettledRound,
): Promise<Ended<UnsettledRound>> {
  const ended = await withTimeout(work);
  if (ended === 'waiting') return { kind: 'no', code: 'under_way' };
  return ended.kind === 'no' ? ended : { kind: 'done', round: shown(ended.round) };
}
