import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, rowId, totalPages } from '../calls/paging.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { readVersion } from '../operators/version.ts';
import { filledText } from '../typed/form-texts.ts';
import { depositRejection, depositReview, depositState } from './deposit-states.ts';

const finance = ['finance-maker', 'finance-checker'] as const;
const id = filledText(64);

const row = v.object({
  id: v.string(),
  memberId: v.string(),
  account: v.string(),
  state: depositState,
  version: v.number(),
  method: v.string(),
  provider: v.string(),
  reference: v.string(),
  amount: amountText,
  /** The received amount, once known, and the payment that brought it. */
  arrived: v.optional(amountText),
  paymentReference: v.optional(v.string()),
  fee: v.optional(amountText),
  repaid: v.optional(amountText),
  review: v.optional(depositReview),
  rejection: v.optional(depositRejection),
  proofs: v.number(),
  createdAt: isoTime,
  changedAt: isoTime,
  expiresAt: isoTime,
});

/**
 * `unmatched`: belongs to no order. `surplus`: another payment than the one booked for its order. `contradicted`: a
 * booked payment was reported as failed; its money stays until operators have asked the provider.
 */
export const noticeOutcomes = [
  'credited',
  'review',
  'failed',
  'repeated',
  'surplus',
  'unmatched',
  'contradicted',
] as const;
export type NoticeOutcome = (typeof noticeOutcomes)[number];

/**
 * What happened to the money of a notice. `open`: the platform has it, and two operators must decide. `booked`: it is
 * part of a deposit. `none`: there is no money.
 */
export const noticeStates = ['open', 'credited', 'returned', 'booked', 'none'] as const;

const notice = v.object({
  id: v.number(),
  provider: v.string(),
  orderId: v.string(),
  paymentId: v.string(),
  state: v.string(),
  amount: amountText,
  outcome: v.picklist(noticeOutcomes),
  standing: v.picklist(noticeStates),
  at: isoTime,
});

/** Deposits, newest first; `reference` is what the player writes into the transfer. */
export const listOperatorDeposits = defineCall({
  method: 'get',
  path: '/operator/deposits',
  access: 'operator',
  roles: [...finance, 'support', 'admin'],
  input: v.object({
    state: v.optional(depositState),
    member: v.optional(filledText(64)),
    reference: v.optional(filledText(32)),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(row), totalPages }),
  refusals: ['not_found'],
});

/** One deposit with proofs, provider messages and history. Reading it writes an audit line. */
export const getOperatorDeposit = defineCall({
  method: 'get',
  path: '/operator/deposits/:id',
  access: 'operator',
  roles: finance,
  input: v.object({ id }),
  output: v.object({
    ...row.entries,
    release: v.string(),
    proofIds: v.array(v.string()),
    notices: v.array(notice),
    history: v.array(v.object({ act: v.string(), state: depositState, at: isoTime })),
  }),
  refusals: ['not_found'],
});

/** A proof as WebP in base64. Reading it writes an audit line. */
export const getDepositProof = defineCall({
  method: 'get',
  path: '/operator/deposits/:id/proofs/:proofId',
  access: 'operator',
  roles: finance,
  input: v.object({ id, proofId: id }),
  output: v.object({ data: v.string() }),
  refusals: ['not_found'],
});

/** Provider messages about payments, newest first; `before` is the id of the last one seen. */
export const listDepositNotices = defineCall({
  method: 'get',
  path: '/operator/depositNotices',
  access: 'operator',
  roles: [...finance, 'admin'],
  input: v.object({
    outcome: v.optional(v.picklist(noticeOutcomes)),
    before: v.optional(rowId),
    pageSize,
  }),
  output: v.object({ list: v.array(notice) }),
  refusals: [],
});

/**
 * Requests an approval: credit a transfer with the amount that really arrived and the bank's reference (a provider
 * payment keeps its reported amount), or reject it with the reason shown to its owner.
 */
export const proposeForDeposit = defineCall({
  method: 'post',
  path: '/operator/deposits/:id/proposals',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({
    id,
    act: v.picklist(['approve', 'reject']),
    amount: v.optional(positiveAmountText),
    /** The bank's reference; each is booked once. */
    reference: v.optional(filledText(80)),
    cause: v.optional(depositRejection),
    /** Confirms an amount of at least twice or at most half of the order (`arrived_amount_unlike`). */
    isAmountConfirmed: v.optional(v.boolean()),
    version: v.optional(readVersion),
    why: reason,
  }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'deposit_state',
    'proposal_stale',
    'proposal_open',
    'arrived_amount_missing',
    'arrived_amount_unlike',
    'payment_reference_missing',
    'payment_reference_used',
    'own_login_required',
  ],
});

export type NoticeState = (typeof noticeStates)[number];

/**
 * Requests what to do with a payment without an order: credit it to a member (by account, id or one of their orders) or
 * record it as refunded. Each payment is settled once.
 */
export const proposeForNotice = defineCall({
  method: 'post',
  path: '/operator/depositNotices/:id/proposals',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({
    id: rowId,
    act: v.picklist(['credit', 'return']),
    member: v.optional(filledText(64)),
    order: v.optional(filledText(64)),
    why: reason,
  }),
  output: approvalRequest,
  refusals: ['not_found', 'notice_settled', 'member_missing', 'trial_account', 'proposal_open', 'own_login_required'],
});
