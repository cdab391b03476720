import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { reason } from './reason.ts';

/** Account, whatever its case, or member id. */
const member = filledText(64);

/**
 * Moves a member with all below to another agent, or to the top. What was played before stays with those who were above then;
 * contracts of the one moved with the upline of before end.
 */
export const moveBranch = defineCall({
  method: 'post',
  path: '/operator/agents/move',
  access: 'operator',
  roles: ['admin'],
  input: v.object({
    member,
    /** Whom it is to stand directly below; null: nobody. */
    upline: v.nullable(member),
    why: reason,
  }),
  output: v.object({
    account: v.string(),
    /** Accounts of those directly above; null at the top. */
    before: v.nullable(v.string()),
    upline: v.nullable(v.string()),
    /** Moved, with the head. */
    members: v.number(),
  }),
  refusals: ['not_found', 'branch_of_trial', 'branch_there_already', 'branch_under_itself', 'upline_not_agent'],
});

/** Calls about agents, for every-operator-call.ts. */
export const operatorAgentCalls = { moveBranch };
