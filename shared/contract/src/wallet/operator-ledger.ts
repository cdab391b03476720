import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** Invariants of the ledger: every sum must be zero and every list empty. */
export const checkLedger = defineCall({
  method: 'get',
  path: '/operator/ledger/check',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    balanced: v.boolean(),
    sumOfEntries: v.string(),
    unbalancedTransfers: v.number(),
    accountsThatDiffer: v.number(),
    negativePlayerAccounts: v.number(),
    transfers: v.number(),
    openRounds: v.number(),
  }),
  refusals: [],
});
