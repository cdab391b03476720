import * as v from 'valibot';
import { approvalRequest, finance, id, makers } from '../approvals/operator-approvals';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { readVersion } from '../operators/version.ts';
import { filledText } from '../typed/form-texts.ts';
import { partState, withdrawalState } from './withdrawal-states.ts';

/** Account (case-insensitive) or member id. */
const member = filledText(64);

/** The id of a withdrawal, or its reference in any spelling. */
const named = filledText(64);

const row = v.object({
  id: v.string(),
  /** What people read out, such as WD-2611-7K3QM. */
  reference: v.string(),
  memberId: v.string(),
  account: v.string(),
  state: withdrawalState,
  version: v.number(),
  amount: amountText,
  fee: amountText,
  received: amountText,
  /** Amount that can be paid now. */
  leftToPay: amountText,
  appliedAt: isoTime,
  changedAt: isoTime,
});

/** Withdrawals, newest first. */
export const listOperatorWithdrawals = defineCall({
  method: 'get',
  path: '/operator/withdrawals',
  access: 'operator',
  roles: [...finance, 'support', 'admin'],
  input: v.object({
    state: v.optional(withdrawalState),
    member: v.optional(member),
    reference: v.optional(named),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(row), totalPages }),
  refusals: ['not_found'],
});

/** A proof that came with a report, as WebP in base64. Reading it writes an audit line. */
export const getWithdrawalProof = defineCall({
  method: 'get',
  path: '/operator/withdrawals/:id/proofs/:proofId',
  access: 'operator',
  roles: finance,
  input: v.object({ id: named, proofId: id }),
  output: v.object({ data: v.string() }),
  refusals: ['not_found'],
});

/** Takes a withdrawal into review: its owner can no longer cancel it. */
export const reviewWithdrawal = defineCall({
  method: 'post',
  path: '/operator/withdrawals/:id/review',
  access: 'operator',
  stepUp: true,
  roles: finance,
  idempotent: true,
  input: v.object({ id: named, why: reason }),
  output: row,
  refusals: ['not_found', 'withdrawal_state'],
});
export const withdrawalApprovalActs = ['approve', 'reject', 'pay', 'refund', 'force'] as const;

/** One withdrawal with the account it goes to, in full, as needed to pay. Reading it writes an audit line. */
export const getOperatorWithdrawal = defineCall({
  method: 'get',
  path: '/operator/withdrawals/:id',
  access: 'operator',
  roles: finance,
  input: v.object({ id: named }),
  output: v.object({
    ...row.entries,
    bank: v.string(),
    holder: v.string(),
    number: v.string(),
    /** Other members who have, or had, bound the same number. */
    numberSharedWith: v.array(v.string()),
    /** The member's current debt. */
    owed: amountText,
    /** Why it cannot be approved and paid. */
    blockedBy: v.array(v.picklist(['account_closed', 'withdrawal_debt'])),
    /** The open approval request about it. */
    openProposal: v.optional(approvalRequest),
    release: v.string(),
    parts: v.array(
      v.object({
        id: v.string(),
        amount: amountText,
        reference: v.string(),
        state: partState,
        paidAt: isoTime,
        answerBy: isoTime,
        answeredAt: v.optional(isoTime),
        proofs: v.array(v.string()),
      }),
    ),
    history: v.array(v.object({ act: v.string(), state: withdrawalState, at: isoTime })),
  }),
  refusals: ['not_found'],
});

/**
 * Requests an approval: approve, reject, pay (the rest or a part, with the bank's reference; a disputed part is paid
 * again only if named), refund what did not arrive, or force the receipt. Bound to the withdrawal's current state, or
 * to the `version` that was read; only one request may be open (`proposal_open`).
 */
export const proposeForWithdrawal = defineCall({
  method: 'post',
  path: '/operator/withdrawals/:id/proposals',
  access: 'operator',
  stepUp: true,
  roles: makers,
  idempotent: true,
  input: v.object({
    id: named,
    act: v.picklist(withdrawalApprovalActs),
    /** Amount of a payment; the rest by default. */
    amount: v.optional(positiveAmountText),
    /** The bank's reference of a payment; each is booked once, ignoring case. */
    reference: v.optional(filledText(80)),
    /**
     * The disputed part that a payment replaces or whose receipt is forced; for force, all disputed parts by default.
     */
    part: v.optional(id),
    version: v.optional(readVersion),
    why: reason,
  }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'withdrawal_state',
    'proposal_stale',
    'proposal_open',
    'own_login_required',
    'payment_reference_missing',
    'payment_reference_used',
    'more_than_left_to_pay',
    'part_unanswered',
    'part_not_disputed',
    'withdrawal_debt',
    'account_closed',
  ],
});
