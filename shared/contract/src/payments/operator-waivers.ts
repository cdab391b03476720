import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/**
 * Requests that a member's open turnover requirement counts as met: for all deposits and rewards existing at that
 * moment, not for later ones. Stale when it was met meanwhile.
 */
export const proposeWaiver = defineCall({
  method: 'post',
  path: '/operator/members/:member/waivers',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ member: filledText(64), why: reason }),
  output: approvalRequest,
  refusals: ['not_found', 'trial_account', 'nothing_to_waive', 'proposal_open', 'own_login_required'],
});
