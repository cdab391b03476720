import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import type { vendorResults } from './vendor-results.tables.ts';

/** The fields of a stored stage that later reports are judged by. */
export type ReportedResult = Pick<
  typeof vendorResults.$inferSelect,
  'stage' | 'state' | 'kind' | 'result' | 'commitment' | 'seed'
>;

const stages = { opened: 1, closed: 2, result: 3, cancelled: 3 } as const;
/** The end of an event: result or cancelled. */
export const lastStage = 3;

export const stageOf = ({ state }: VendorResult): number => stages[state];

/**
 * Judges a reported state: `new` to store, `known` when stored before, `late` when a later one is stored, `conflict`
 * when end, kind or commitment differ from what is stored.
 */
export function judgeResult(
  reported: readonly ReportedResult[],
  event: VendorResult,
): 'new' | 'known' | 'late' | 'conflict' {
  const commitment = event.proof?.commitment;
  const isOther = (one: ReportedResult) =>
    one.kind !== event.kind || (commitment !== undefined && one.commitment !== null && one.commitment !== commitment);
  if (reported.some(isOther)) return 'conflict';
  const stage = stageOf(event);
  const same = reported.find((one) => one.stage === stage);
  if (same) return stage < lastStage || isSameEnd(same, event) ? 'known' : 'conflict';
  return reported.some((one) => one.stage > stage) ? 'late' : 'new';
}

function isSameEnd(reported: ReportedResult, { state, result, proof }: VendorResult): boolean {
  return reported.state === state && reported.result === (result ?? null) && reported.seed === (proof?.seed ?? null);
}
