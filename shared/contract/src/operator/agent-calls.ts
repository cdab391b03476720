import * as v from 'valibot';
import { contract } from '../agents/contract-calls.ts';
import { contractKind, contractTerms } from '../agents/contract-terms.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { pageNo, pageSize, totalPages } from '../paging.ts';
import { approvalRequest } from './payment-calls.ts';
import { reason } from './reason.ts';

/** Account (case-insensitive) or member id. */
const member = filledText(64);

/**
 * Moves a member with all members below to another agent, or to the top. Earlier play still counts for the earlier
 * uplines; contracts of the moved agent with its old upline end.
 */
export const moveBranch = defineCall({
  method: 'post',
  path: '/operator/agents/move',
  access: 'operator',
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

/**
 * Requests a platform contract with an agent without upline. Once another operator has approved, it is offered, and the
 * agent answers it like any other.
 */
export const proposeHouseContract = defineCall({
  method: 'post',
  path: '/operator/agents/:member/contracts',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ member, terms: contractTerms, why: reason }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'contract_off',
    'contract_outside',
    'contract_downline_not_agent',
    'account_closed',
    'tiers_out_of_order',
    'proposal_open',
    'own_login_required',
  ],
});

/** Requests that the agent of a platform contract be asked to end it. */
export const proposeHouseTermination = defineCall({
  method: 'post',
  path: '/operator/agents/contracts/:id/termination',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ id: filledText(64), why: reason }),
  output: approvalRequest,
  refusals: ['contract_not_found', 'contract_over', 'contract_request_open', 'proposal_open', 'own_login_required'],
});

/** Withdraws a request of the platform that the agent has not answered. */
export const withdrawHouseRequest = defineCall({
  method: 'post',
  path: '/operator/agents/requests/:id/withdraw',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker'],
  idempotent: true,
  input: v.object({ id: filledText(64), why: reason }),
  output: contract,
  refusals: ['request_not_found', 'request_answered'],
});

/** Contracts of the platform, newest first. */
export const listHouseContracts = defineCall({
  method: 'get',
  path: '/operator/agents/contracts',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker', 'support', 'admin'],
  input: v.object({
    kind: v.optional(contractKind),
    account: v.optional(member),
    /** Includes contracts that have ended. */
    over: v.optional(v.picklist(['true', 'false']), 'false'),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(contract), totalPages }),
  refusals: [],
});

/** Calls about agents, for every-operator-call.ts. */
export const operatorAgentCalls = {
  moveBranch,
  proposeHouseContract,
  proposeHouseTermination,
  withdrawHouseRequest,
  listHouseContracts,
};
