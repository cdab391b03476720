import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText, paymentPassword } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { rewardSource, rewardWeights } from '../rewards/reward-calls.ts';
import { bankAccount } from './bank-accounts.ts';
import { partState, withdrawalState } from './withdrawal-states.ts';

const id = filledText(64);

/** A part that was paid; it counts as received when there is no answer until `answerBy`. */
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
  state: withdrawalState,
  /** What left the wallet. */
  amount: amountText,
  /** Kept of it when all the rest has been paid. */
  fee: amountText,
  /** What the player has confirmed or is said to have. */
  received: amountText,
  /** What is still to arrive: amount without fee and without what was received; 0.00 once it is final. */
  remaining: amountText,
  account: v.optional(bankAccount),
  parts: v.array(withdrawalPart),
  appliedAt: isoTime,
  changedAt: isoTime,
});

/** Why no withdrawal can be applied for now. */
export const withdrawalBlocks = [
  'payment_password_missing',
  'bank_account_missing',
  'withdrawal_debt',
  'turnover_missing',
  'withdrawal_open',
  'withdrawals_of_day',
  'insufficient_balance',
] as const;

/** Money that has to be bet before it can be withdrawn: where it comes from, and what it binds. */
export const turnoverSource = v.object({
  /** `deposit`, or a reward of this source. */
  from: v.union([v.literal('deposit'), rewardSource]),
  /** Of a reward: what it was given for, in the asked language. */
  name: v.optional(v.string()),
  /** Of what reached the wallet. */
  amount: amountText,
  at: isoTime,
  required: amountText,
  /** Of it what is still to be bet. */
  missing: amountText,
  /** How games count; left out where all of every stake counts. */
  weights: v.optional(rewardWeights),
  /**
   * What it keeps from being withdrawn: of a deposit what of it has not been bet yet, of a reward the reward with what was
   * won with it.
   */
  bound: amountText,
});

/** Limits, fee, and what stands in the way. */
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
    /** What can be withdrawn now; the rest of the balance is bound by `sources`. */
    withdrawable: amountText,
    /** What is still to be bet, in the order in which bets count. */
    sources: v.array(turnoverSource),
    /** What had to be bet for deposits and rewards whose requirement is not met yet, and what of it must still be bet. */
    turnoverRequired: amountText,
    turnoverMissing: amountText,
    /** What the member owes; nothing is paid out until it is paid. */
    owed: amountText,
    blockedBy: v.array(v.picklist(withdrawalBlocks)),
  }),
  refusals: [],
});

/** Apply: the amount leaves the wallet at once and is held until it is paid or given back. */
export const applyForWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({ bankAccountId: id, amount: positiveAmountText, paymentPassword }),
  output: withdrawal,
  refusals: [
    'not_found',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
    'withdrawal_below_minimum',
    'withdrawal_above_maximum',
    'withdrawal_debt',
    'turnover_missing',
    'withdrawal_open',
    'withdrawals_of_day',
    'insufficient_balance',
    'payment_password_missing',
  ],
});

/** Own withdrawals, the newest first. */
export const listWithdrawals = defineCall({
  method: 'get',
  path: '/wps/payment/withdrawals',
  access: 'real-account',
  input: v.object({ state: v.optional(withdrawalState), pageNo, pageSize }),
  output: v.object({ list: v.array(withdrawal), totalPages }),
  refusals: [],
});

/** One with what happened to it and when, the oldest first. */
export const getWithdrawal = defineCall({
  method: 'get',
  path: '/wps/payment/withdrawals/:id',
  access: 'real-account',
  input: v.object({ id }),
  output: v.object({
    ...withdrawal.entries,
    history: v.array(v.object({ act: v.string(), state: withdrawalState, at: isoTime })),
    /** Now, for the time that is left for an answer. */
    serverTime: isoTime,
  }),
  refusals: ['not_found'],
});

/** Take back what nobody has looked at yet. */
export const cancelWithdrawal = defineCall({
  method: 'post',
  path: '/wps/payment/withdrawals/:id/cancel',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id }),
  output: withdrawal,
  refusals: ['not_found', 'withdrawal_state'],
});
