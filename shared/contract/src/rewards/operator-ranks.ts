import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/**
 * Requests another VIP rank for a member, higher or lower, but not below what its bets have reached: a rank brings
 * rebates and birthday gifts, so another operator decides (`acceptApprovalRequest`). Stale when the rank has changed
 * meanwhile.
 */
export const proposeRank = defineCall({
  method: 'post',
  path: '/operator/members/:member/ranks',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({
    member: filledText(64),
    /** 0 for none; otherwise a rank of the setting `rewards.vip`. */
    rank: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
    why: reason,
  }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'trial_account',
    'rank_unknown',
    'rank_held',
    'rank_reached',
    'proposal_open',
    'own_login_required',
  ],
});
