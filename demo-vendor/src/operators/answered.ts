import { withinPatience } from '../rounds/within-patience.ts';
import type { UnsettledRound } from './round-act-calls.ts';
import type { Ended } from './round-acts.ts';

/** What became of a round that is ended, as an operator sees it; one that the platform does not answer goes on by itself. */
export async function answered<Kept>(
  work: Promise<Ended<Kept>>,
  shown: (kept: Kept) => UnsettledRound,
): Promise<Ended<UnsettledRound>> {
  const ended = await withinPatience(work);
  if (ended === 'waiting') return { kind: 'no', code: 'under_way' };
  return ended.kind === 'no' ? ended : { kind: 'done', round: shown(ended.round) };
}
