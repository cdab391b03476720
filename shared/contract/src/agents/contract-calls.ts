import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { contractKind, contractTerms } from './contract-terms.ts';

/** Who pays what a contract earns; frozen in each version when it is offered. */
export const paidBy = v.picklist(['house', 'upline']);
export type PaidBy = v.InferOutput<typeof paidBy>;

/** Who would pay a contract that is offered now; one that is there keeps who pays it. */
const paidByKind = v.object({ dividend: paidBy, daily: paidBy, hourly: paidBy, realtime: paidBy });

/**
 * `offered`: nothing was agreed on yet; `active`: in force, now or from the next period; `ending`: in force to the end of the
 * period under way; `ended`; `rejected`
 * and `withdrawn`: an offer that never came into force.
 */
export const contractState = v.picklist(['offered', 'active', 'ending', 'ended', 'rejected', 'withdrawn']);
export type ContractState = v.InferOutput<typeof contractState>;

/** Terms that were agreed on; kept for ever. */
export const contractVersion = v.object({
  no: v.number(),
  terms: contractTerms,
  paidBy,
  offeredAt: isoTime,
  acceptedAt: isoTime,
  /** In force from then on, until `until`: starts of periods of its kind. */
  from: isoTime,
  until: v.optional(isoTime),
});
export type ContractVersionView = v.InferOutput<typeof contractVersion>;

/** What one side waits for the other to answer. */
export const contractRequest = v.object({
  id: v.string(),
  type: v.picklist(['offer', 'termination']),
  /** Of an offer. */
  terms: v.optional(contractTerms),
  paidBy: v.optional(paidBy),
  at: isoTime,
});
export type ContractRequest = v.InferOutput<typeof contractRequest>;

export const contract = v.object({
  id: v.string(),
  kind: contractKind,
  /** Who receives. */
  account: v.string(),
  /** Who has offered it; absent: the house. */
  upline: v.optional(v.string()),
  state: contractState,
  /** In force now, or next when nothing is in force yet. */
  version: v.optional(contractVersion),
  /** Agreed on, in force from the next period. */
  next: v.optional(contractVersion),
  request: v.optional(contractRequest),
});
export type Contract = v.InferOutput<typeof contract>;

/** The agent's own contracts and those with its direct downlines (docs/product.md 4, Contracts). */
export const listContracts = defineCall({
  method: 'get',
  path: '/wps/agent/contracts',
  access: 'real-account',
  input: v.object({
    kind: v.optional(contractKind),
    account: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64))),
    /** Contracts that are over, too. */
    over: v.optional(v.picklist(['true', 'false']), 'false'),
    pageNo,
    pageSize,
  }),
  output: v.object({
    /** With the one above: at most one of a kind that is not over. */
    own: v.array(contract),
    /** With those directly below, the newest first. */
    downlines: v.array(contract),
    totalPages,
    /** Own requests that wait for an answer, of all kinds. */
    waiting: v.number(),
    paidBy: paidByKind,
  }),
  refusals: ['not_an_agent'],
});

/** All versions of a contract, the newest first; for both sides of it and everybody above. */
export const listContractVersions = defineCall({
  method: 'get',
  path: '/wps/agent/contracts/:id/versions',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: v.object({ contract, versions: v.array(contractVersion) }),
  refusals: ['not_an_agent', 'contract_not_found'],
});

/** Offers terms to an agent directly below: a new contract, or a new version of the one there is. */
export const offerContract = defineCall({
  method: 'post',
  path: '/wps/agent/contracts/offer',
  access: 'real-account',
  input: v.object({ account: filledText(64), terms: contractTerms }),
  output: contract,
  refusals: [
    'not_an_agent',
    'contract_off',
    'contract_outside',
    'contract_downline_not_agent',
    'contract_request_open',
    'contract_ending',
    'rate_above_own',
    'period_not_own',
    'carry_loss_not_own',
    'tiers_out_of_order',
    'account_closed',
  ],
});

/** Asks a direct downline to end a contract; it ends when the downline agrees. */
export const requestTermination = defineCall({
  method: 'post',
  path: '/wps/agent/contracts/termination',
  access: 'real-account',
  input: v.object({ contractId: filledText(64) }),
  output: contract,
  refusals: ['not_an_agent', 'contract_not_found', 'contract_over', 'contract_request_open'],
});

/** Takes back an own request that was not answered yet. */
export const withdrawRequest = defineCall({
  method: 'post',
  path: '/wps/agent/contracts/withdraw',
  access: 'real-account',
  input: v.object({ requestId: filledText(64) }),
  output: contract,
  refusals: ['not_an_agent', 'request_not_found', 'request_answered'],
});

/**
 * What agreeing to a request would end, or ending the own contract unasked: contracts and offers below that no longer fit.
 * Either the request or the contract is named.
 */
export const previewRequest = defineCall({
  method: 'get',
  path: '/wps/agent/contracts/preview',
  access: 'real-account',
  input: v.object({ requestId: v.optional(filledText(64)), contractId: v.optional(filledText(64)) }),
  output: v.object({
    affected: v.array(
      v.object({
        /** Of the contract, or of the offer. */
        id: v.string(),
        contractId: v.string(),
        account: v.string(),
        upline: v.string(),
        kind: contractKind,
        /** Highest rate of the contract or offer, basis points. */
        rate: v.number(),
        /** Highest rate left to the one above it, basis points. */
        rateAbove: v.number(),
        isOffer: v.boolean(),
      }),
    ),
  }),
  refusals: ['not_an_agent', 'request_not_found', 'request_answered', 'contract_not_found', 'contract_over'],
});

/** As many ids as a body holds. */
const affectedAtMost = 20_000;

/** `accept` and `reject` answer a request of the upline; `terminate` ends an own contract that is in force, unasked. */
const process = (path: string) =>
  ({
    method: 'post',
    path,
    access: 'real-account',
    input: v.object({
      contractId: filledText(64),
      action: v.picklist(['accept', 'reject', 'terminate']),
      /** The request that is answered; another one meanwhile is refused. */
      requestId: v.optional(filledText(64)),
      /** Ids that `previewRequest` has shown; when others would end now, the answer is refused. */
      affected: v.optional(v.pipe(v.array(filledText(64)), v.maxLength(affectedAtMost))),
    }),
    output: contract,
    refusals: [
      'not_an_agent',
      'preview_changed',
      'contract_off',
      'contract_not_found',
      'contract_over',
      'request_not_found',
      'request_answered',
      'rate_above_own',
      'period_not_own',
      'carry_loss_not_own',
    ],
  }) as const;

/** Answers of the agent to a contract, a call for each kind (docs/product.md 7.2, Contracts). */
export const processDividendRequest = defineCall(process('/wps/relay/MCS2_processDividendReq'));
export const processDailySalary = defineCall(process('/wps/relay/MCS2_processDailySalContract'));
export const processHourlySalary = defineCall(process('/wps/relay/MCS2_processContractHourSalary'));
export const processRealTimeSalary = defineCall(process('/wps/relay/MCSFE_processRealTimeSalaryContract'));

/** Calls about contracts, for agent-calls.ts. */
export const contractCalls = {
  listContracts,
  listContractVersions,
  offerContract,
  requestTermination,
  withdrawRequest,
  previewRequest,
  processDividendRequest,
  processDailySalary,
  processHourlySalary,
  processRealTimeSalary,
};
