import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/** Account (case-insensitive) or member id. */
export const member = filledText(64);

/**
 * Proposes to move a member with all members below to another agent, or to the top; another admin decides. Earlier play
 * still counts for the earlier uplines; contracts of the moved agent with its old upline end.
 */
export const proposeBranchMove = defineCall({
  method: 'post',
  path: '/operator/agents/move/proposals',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  idempotent: true,
  input: v.object({
    member,
    /** The new direct upline; null: none. */
    upline: v.nullable(member),
    why: reason,
  }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'branch_of_trial',
    'branch_there_already',
    'branch_under_itself',
    'upline_not_agent',
    'new_upline_closed',
    'proposal_open',
    'own_login_required',
  ],
});
