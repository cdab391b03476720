import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { rewardSource, rewardWeights } from '../rewards/rewards.ts';
import { authenticatorProof, filledText, paymentPassword } from '../typed/form-texts.ts';
import { keyOptions, keyProof } from '../typed/web-authn.ts';
import { bankAccount } from './bank-accounts.ts';
import { partState, withdrawalState } from './withdrawal-states.ts';

const id = filledText(64);
/** One part; if absent, every part that waits for an answer. */
const partId = v.optional(id);

/** A paid part; it counts as received without an answer by `answerBy`. */
export const withdrawalPart = v.object({
  id: v.string(),
  amount: amountText,
  state: partState,
  paidAt: isoTime,
  answerBy: isoTime,
  answeredAt: v.optional(isoTime),
});

export const withdrawal = v.object({
  id: v.string(),
  /** Identifies it for the player and support, such as WD-2611-7K3QM. */
  reference: v.string(),
  state: withdrawalState,
  /** What left the wallet. */
  amount: amountText,
  /** Deducted from it when all the rest has been paid. */
  fee: amountText,
  /** Confirmed by the player, or treated as confirmed. */
  received: amountText,
  /** Still to arrive: amount minus fee and received parts; 0.00 once final. */
  remaining: amountText,
  account: v.optional(bankAccount),
  parts: v.array(withdrawalPart),
  appliedAt: isoTime,
  /** Promised to be paid by then; absent for requests from before there was a promise. */
  expectedBy: v.optional(isoTime),
  changedAt: isoTime,
});

/** Confirms the receipt of a payment, even if it was reported before. */
export const confirmWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/received',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id, partId }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state'],
});

/**
 * Stores a picture as proof that money did not arrive, for a report: PNG or JPEG (checked by content), at most 5 MB and
 * 25 megapixels, re-encoded. `data` is base64. Of pictures without a report the last three stay. One at a time and a
 * limited number per minute; above it 429 with Retry-After.
 */
export const uploadWithdrawalProof = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/proofs',
  access: 'real-account',
  input: v.object({ id, data: v.pipe(v.string(), v.maxLength(7_000_000, 'picture_too_large')) }),
  output: v.object({ proofId: v.string() }),
  refusals: [
    'not_found',
    'withdrawal_state',
    'not_a_proof_picture',
    'picture_too_large',
    'too_many_uploads',
    'upload_under_way',
    'pictures_busy',
  ],
});

/**
 * Reports that a payment did not arrive: `partIds` names the parts (absent: every waiting one), with one to three
 * proofs for exactly these, uploaded before. Each report needs its own proofs. An operator investigates.
 */
export const reportWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/notReceived',
  access: 'real-account',
  idempotent: true,
  input: v.object({
    id,
    partIds: v.optional(v.pipe(v.array(id), v.minLength(1), v.maxLength(100))),
    proofIds: v.pipe(v.array(id), v.minLength(1, 'proof_missing'), v.maxLength(3)),
  }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state', 'proof_missing'],
});

/** Why no withdrawal can be requested now. */
export const withdrawalBlocks = [
  'payment_password_missing',
  'bank_account_missing',
  'withdrawal_debt',
  'turnover_missing',
  'withdrawal_open',
  'withdrawals_of_day',
  'insufficient_balance',
] as const;

/** Money with an open turnover requirement: its source, and what it blocks. */
export const turnoverSource = v.object({
  /** `deposit`, or a reward of this source. */
  from: v.union([v.literal('deposit'), rewardSource]),
  /** For a reward: what it was given for, in the requested language. */
  name: v.optional(v.string()),
  /** Of what reached the wallet. */
  amount: amountText,
  at: isoTime,
  required: amountText,
  /** Turnover still required. */
  missing: amountText,
  /** Weights of games; absent if all of every stake counts. */
  weights: v.optional(rewardWeights),
  /** What it keeps from being withdrawn: the unwagered rest of a deposit, or a reward with its winnings. */
  bound: amountText,
});

/** Limits, fee, and what prevents a withdrawal. */
export const getWithdrawalTerms = defineCall({
  method: 'get',
  path: '/wps/payment/withdrawals/terms',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    balance: amountText,
    min: amountText,
    max: amountText,
    perDay: v.number(),
    leftToday: v.number(),
    feeBasisPoints: v.number(),
    autoReceiveMinutes: v.number(),
    /** Minutes within which it is usually paid, by the kind of account. */
    promisedMinutes: v.object({ bank: v.number(), wallet: v.number() }),
    /** Amount that can be withdrawn now; `sources` bind the rest of the balance. */
    withdrawable: amountText,
    /** Open turnover requirements, in the order in which bets count. */
    sources: v.array(turnoverSource),
    /** Total turnover required for deposits and rewards that are not yet free, and the rest of it. */
    turnoverRequired: amountText,
    turnoverMissing: amountText,
    /** The member's debt; it must be paid before any withdrawal. */
    owed: amountText,
    /** An amount above it needs a code of the authenticator; absent without one. */
    authenticatorAbove: v.optional(amountText),
    /** A passkey of the member may replace the payment password. */
    canUsePasskey: v.optional(v.boolean()),
    /** No withdrawal until then, after the password or the authenticator was reset. */
    heldUntil: v.optional(isoTime),
    blockedBy: v.array(v.picklist(withdrawalBlocks)),
  }),
  refusals: [],
});

/** A question for a passkey, whose answer confirms exactly this withdrawal, once and within two minutes. */
export const askWithdrawalPasskey = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/passkey',
  access: 'real-account',
  input: v.object({ bankAccountId: id, amount: positiveAmountText }),
  output: v.object({ options: keyOptions }),
  refusals: ['passkey_refused'],
});

/**
 * Requests a withdrawal: the amount leaves the wallet at once and is held until it is paid or refunded.
 * `withdrawals_held`: `value.until` says when withdrawals are possible again.
 */
export const applyForWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({
    bankAccountId: id,
    amount: positiveAmountText,
    /** This, or a passkey's answer to `askWithdrawalPasskey`. */
    paymentPassword: v.optional(paymentPassword),
    passkey: v.optional(keyProof),
    authenticatorCode: v.optional(authenticatorProof),
  }),
  output: withdrawal,
  refusals: [
    'not_found',
    'payment_password_wrong',
    'payment_password_locked',
    'passkey_refused',
    'account_closed',
    'withdrawal_below_minimum',
    'withdrawal_above_maximum',
    'withdrawal_debt',
    'turnover_missing',
    'withdrawal_open',
    'withdrawals_of_day',
    'insufficient_balance',
    'payment_password_missing',
    'withdrawals_held',
    'authenticator_code_required',
    'invalid_verification_code',
  ],
});

/** Own withdrawals, newest first. */
export const listWithdrawals = defineCall({
  method: 'get',
  path: '/wps/payment/withdrawals',
  access: 'real-account',
  input: v.object({ state: v.optional(withdrawalState), pageNo, pageSize }),
  output: v.object({ list: v.array(withdrawal), totalPages }),
  refusals: [],
});

/** One withdrawal with its history, oldest first. */
export const getWithdrawal = defineCall({
  method: 'get',
  path: '/wps/payment/withdrawals/:id',
  access: 'real-account',
  input: v.object({ id }),
  output: v.object({
    ...withdrawal.entries,
    history: v.array(v.object({ act: v.string(), state: withdrawalState, at: isoTime })),
    /** Server time, for the remaining time to answer. */
    serverTime: isoTime,
  }),
  refusals: ['not_found'],
});

/** Cancels a withdrawal that is not in review yet. */
export const cancelWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/cancel',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state'],
});
