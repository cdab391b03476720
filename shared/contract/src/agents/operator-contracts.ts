import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { contractKind, contractTerms } from './contract-terms.ts';
import { contract } from './contracts.ts';
import { member } from './operator-agents';

/**
 * Requests a platform contract with an agent without upline. Once another operator has approved, it is offered, and the
 * agent answers it like any other.
 */
export const proposeOperatorContract = defineCall({
  method: 'post',
  path: '/operator/agents/:member/contracts',
  access: 'operator',
  stepUp: true,
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
export const proposeOperatorTermination = defineCall({
  method: 'post',
  path: '/operator/agents/contracts/:id/termination',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ id: filledText(64), why: reason }),
  output: approvalRequest,
  refusals: ['contract_not_found', 'contract_over', 'contract_request_open', 'proposal_open', 'own_login_required'],
});

/** Withdraws a request of the platform that the agent has not answered. */
export const withdrawOperatorRequest = defineCall({
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
export const listOperatorContracts = defineCall({
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
