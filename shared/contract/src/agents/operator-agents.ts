import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/** Account (case-insensitive) or member id. */
export const member = filledText(64);

/**
 * Moves a member with all members below to another agent, or to the top. Earlier play still counts for the earlier
 * uplines; contracts of the moved agent with its old upline end.
 */
export const moveBranch = defineCall({
  method: 'post',
  path: '/operator/agents/move',
  access: 'operator',
  stepUp: true,
  roles: ['admin'],
  input: v.object({
    member,
    /** The new direct upline; null: none. */
    upline: v.nullable(member),
    why: reason,
  }),
  output: v.object({
    account: v.string(),
    /** Accounts of the old and new upline; null at the top. */
    before: v.nullable(v.string()),
    upline: v.nullable(v.string()),
    /** Number of moved members, including the head. */
    members: v.number(),
  }),
  refusals: [
    'not_found',
    'branch_of_trial',
    'branch_there_already',
    'branch_under_itself',
    'upline_not_agent',
    'new_upline_closed',
  ],
});
