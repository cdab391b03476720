import type { CallOutput } from '@portal/shared/contract/calls/define-call';
import { amountFromMinor, minorUnits } from '@portal/shared/contract/money/amounts';
import type { ResettleItem, vendorResettle } from '@portal/shared/contract/vendor-api/batch-settlement';
import type { Resettlement, ResettleOutcome } from '../games/index.ts';
import { resultOf } from './settle-batch.rules.ts';

export type ResettleResult = CallOutput<typeof vendorResettle>['results'][number];

export function resettlementOf({ amount, ...round }: ResettleItem): Resettlement {
  return { ...round, amount: minorUnits(amount) };
}

/** Returns the answer to one item; without an outcome nothing about it was decided. */
export function resettleResultOf(item: ResettleItem, outcome: ResettleOutcome | undefined): ResettleResult {
  // Operators decide an earlier win of the round first.
  if (outcome?.outcome === 'under_review') return resultOf(item, undefined);
  const owed = BigInt(outcome?.owed ?? 0);
  return { ...resultOf(item, outcome), ...(owed > 0n && { owed: amountFromMinor(owed) }) };
}
