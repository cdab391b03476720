import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { amountText, minorUnits } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/** Minor units: far above any wallet, and far below the ledger column's limit. */
const adjustmentAtMost = 100_000_000_000n;

const isAdjustment = (units: bigint) => units !== 0n && units <= adjustmentAtMost && units >= -adjustmentAtMost;

/** Up to 1,000,000,000.00 either way, not zero. */
const adjustment = v.pipe(
  amountText,
  v.check((text) => v.is(amountText, text) && isAdjustment(minorUnits(text)), 'invalid_amount'),
);

/**
 * Requests a correction of a member's wallet: a positive amount is credited (debts are paid from it first), a negative
 * one is debited (what the wallet cannot pay becomes a debt and blocks withdrawals). Stale when another one was made
 * meanwhile.
 */
export const proposeAdjustment = defineCall({
  method: 'post',
  path: '/operator/members/:member/adjustments',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ member: filledText(64), amount: adjustment, why: reason }),
  output: approvalRequest,
  refusals: ['not_found', 'trial_account', 'proposal_open', 'own_login_required'],
});
