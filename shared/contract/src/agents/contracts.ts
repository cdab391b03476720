import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { answeredPeriod, recordDay, recordPeriod } from '../time/record-period.ts';
import { filledText } from '../typed/form-texts.ts';
import { contractKind, contractTerms } from './contract-terms.ts';

/** Who pays what a contract earns; fixed in each version when it is offered. */
export const paidBy = v.picklist(['house', 'upline']);
export type PaidBy = v.InferOutput<typeof paidBy>;

/** Who would pay a contract offered now; an existing contract keeps its payer. */
const paidByKind = v.object({ dividend: paidBy, daily: paidBy, hourly: paidBy, realtime: paidBy });

/**
 * `offered`: not agreed on yet; `active`: in force, now or from the next period; `ending`: in force until the end of
 * the current period; `ended`; `rejected` and `withdrawn`: an offer that never came into force.
 */
export const contractState = v.picklist(['offered', 'active', 'ending', 'ended', 'rejected', 'withdrawn']);
export type ContractState = v.InferOutput<typeof contractState>;

/** Terms that were agreed on; stored for ever. */
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

/** A request of one side that waits for the other's answer. */
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
  /** The receiving agent. */
  account: v.string(),
  /** Who offered it; absent: the platform. */
  upline: v.optional(v.string()),
  state: contractState,
  /** In force now, or next if nothing is in force yet. */
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
    /** Includes contracts that have ended. */
    over: v.optional(v.picklist(['true', 'false']), 'false'),
    pageNo,
    pageSize,
  }),
  output: v.object({
    /** Contracts with the agent above: at most one per kind that has not ended. */
    own: v.array(contract),
    /** Contracts with agents directly below, newest first. */
    downlines: v.array(contract),
    totalPages,
    /** Own requests that wait for an answer, of all kinds. */
    waiting: v.number(),
    paidBy: paidByKind,
  }),
  refusals: ['not_an_agent'],
});

/** All versions of a contract, the newest first; for both sides of it and all uplines above. */
export const listContractVersions = defineCall({
  method: 'get',
  path: '/wps/agent/contracts/:id/versions',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: v.object({ contract, versions: v.array(contractVersion) }),
  refusals: ['not_an_agent', 'contract_not_found'],
});

/** Offers terms to an agent directly below: a new contract, or a new version of the existing one. */
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

/** Withdraws an own request that has not been answered yet. */
export const withdrawRequest = defineCall({
  method: 'post',
  path: '/wps/agent/contracts/withdraw',
  access: 'real-account',
  input: v.object({ requestId: filledText(64) }),
  output: contract,
  refusals: ['not_an_agent', 'request_not_found', 'request_answered'],
});

/**
 * Lists what would end by agreeing to a request, or by ending the own contract: contracts and offers below that become
 * incompatible. Either the request or the contract is named.
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
        /** Highest rate that remains to the agent above it, basis points. */
        rateAbove: v.number(),
        isOffer: v.boolean(),
      }),
    ),
  }),
  refusals: ['not_an_agent', 'request_not_found', 'request_answered', 'contract_not_found', 'contract_over'],
});

/** Maximum number of ids in a body. */
const affectedAtMost = 20_000;

/** `accept` and `reject` answer a request of the upline; `terminate` ends an own active contract without one. */
const process = (path: string) =>
  ({
    method: 'post',
    path,
    access: 'real-account',
    input: v.object({
      contractId: filledText(64),
      action: v.picklist(['accept', 'reject', 'terminate']),
      /** The request to answer; refused if it has been replaced by another one. */
      requestId: v.optional(filledText(64)),
      /** Ids shown by `previewRequest`; the answer is refused if others would end now. */
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

/** Simulates terms over past days for the agent itself or an agent below. At most 92 days. */
export const simulateContract = defineCall({
  method: 'post',
  path: '/wps/agent/contracts/simulate',
  access: 'real-account',
  input: v.object({
    account: v.optional(filledText(64)),
    terms: contractTerms,
    ...recordPeriod,
  }),
  output: v.object({
    period: answeredPeriod,
    /** Of hourly and real-time salary a row is a day. */
    periods: v.array(
      v.object({
        from: recordDay,
        to: recordDay,
        validBet: amountText,
        net: amountText,
        activeMembers: v.number(),
        rate: v.number(),
        gross: amountText,
      }),
    ),
    /** Sum over all periods, before downline shares. */
    gross: amountText,
  }),
  refusals: ['not_an_agent', 'contract_outside', 'tiers_out_of_order'],
});

/** Which contract features are on (docs/product.md 3): menu items of the agent centre follow them. */
export const getConsolidatedContracts = defineCall({
  method: 'get',
  path: '/wps/member/info/funds/consolidated',
  access: 'member',
  input: v.object({}),
  output: v.object({
    dailysalreqtype: v.boolean(),
    divtypereq: v.boolean(),
    contracthoursalreq: v.boolean(),
    realtimesalreqtype: v.boolean(),
  }),
  refusals: [],
});
