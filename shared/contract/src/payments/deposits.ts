import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { depositKind, depositRejection, depositReview, depositState } from './deposit-states.ts';

const id = filledText(64);

/** To the account of the house; `reference` has to stand in the transfer, or nobody knows whose it is. */
const bankInstructions = v.object({
  kind: v.literal('bank-transfer'),
  bank: v.string(),
  holder: v.string(),
  number: v.string(),
  reference: v.string(),
  /** Text of a QR code that a banking app reads; absent where the method shows none. */
  qr: v.optional(v.string()),
});

/** `url` leads to the provider's pay page: for a plain link, in a tab of its own. */
const providerInstructions = v.object({
  kind: v.literal('provider'),
  url: v.string(),
  /** The same address for another device; absent where the method shows none. */
  qr: v.optional(v.string()),
});

export const payInstructions = v.variant('kind', [bankInstructions, providerInstructions]);

export const deposit = v.object({
  id: v.string(),
  state: depositState,
  kind: depositKind,
  methodId: v.string(),
  methodName: v.string(),
  /** What was ordered. */
  amount: amountText,
  /** Of what is paid; of what was ordered as long as nothing has arrived. */
  fee: amountText,
  /** What arrived, once that is known. */
  arrived: v.optional(amountText),
  /** What reached the wallet: what arrived without the fee and without what was owed. */
  credited: v.optional(amountText),
  /** What was owed and is paid by it. */
  repaid: v.optional(amountText),
  /** Names it for the player, the bank and the support: 10 letters and digits. */
  reference: v.string(),
  /** While it can be paid. */
  pay: v.optional(payInstructions),
  /** Pictures that were sent. */
  proofs: v.number(),
  /** A proof can be sent now: a bank transfer that is not decided, with fewer than three of them. */
  mayProve: v.boolean(),
  mayCancel: v.boolean(),
  /** While it is in review. */
  review: v.optional(depositReview),
  /** When it was rejected. */
  rejection: v.optional(depositRejection),
  createdAt: isoTime,
  changedAt: isoTime,
  /** Unpaid until then it expires. */
  expiresAt: isoTime,
});

/** Order a deposit. Nothing moves until it is paid. */
export const createDeposit = defineCall({
  method: 'post',
  path: '/wps/deposit/orders',
  access: 'real-account',
  idempotent: true,
  input: v.object({ methodId: filledText(32), amount: positiveAmountText }),
  output: deposit,
  refusals: [
    'unknown_deposit_method',
    'deposit_method_closed',
    'deposit_below_minimum',
    'deposit_above_maximum',
    'deposits_open',
    'deposits_of_day',
    'account_closed',
    'play_stopped',
  ],
});

/** Own deposits, the newest first; of a period by when they were ordered, `to` not included. */
export const listDeposits = defineCall({
  method: 'get',
  path: '/wps/deposit/orders',
  access: 'real-account',
  input: v.object({
    state: v.optional(depositState),
    from: v.optional(isoTime),
    to: v.optional(isoTime),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(deposit),
    totalPages,
    /** Of the whole filter: how many, and what reached the wallet or paid what was owed. */
    totals: v.object({ count: v.number(), credited: amountText }),
  }),
  refusals: [],
});

/** One with what happened to it and when, the oldest first. */
export const getDeposit = defineCall({
  method: 'get',
  path: '/wps/deposit/orders/:id',
  access: 'real-account',
  input: v.object({ id }),
  output: v.object({
    ...deposit.entries,
    history: v.array(v.object({ act: v.string(), state: depositState, at: isoTime })),
    /** Now, for the time that is left to pay. */
    serverTime: isoTime,
  }),
  refusals: ['not_found'],
});

/** Take back what is not paid. */
export const cancelDeposit = defineCall({
  method: 'post',
  path: '/wps/deposit/orders/:id/cancel',
  access: 'real-account',
  idempotent: true,
  input: v.object({ id }),
  output: deposit,
  refusals: ['not_found', 'deposit_state'],
});

/**
 * Send a picture that shows the transfer; the first one puts the deposit in review. PNG or JPEG, told by its content, at
 * most 5 MB and 25 megapixels, encoded anew; three at most. `data` is base64.
 */
export const uploadDepositProof = defineCall({
  method: 'post',
  path: '/wps/deposit/orders/:id/proofs',
  access: 'real-account',
  input: v.object({ id, data: v.pipe(v.string(), v.maxLength(7_000_000, 'picture_too_large')) }),
  output: deposit,
  refusals: [
    'not_found',
    'deposit_state',
    'too_many_proofs',
    'deposits_open',
    'not_a_proof_picture',
    'picture_too_large',
    'too_many_uploads',
    'upload_under_way',
    'pictures_busy',
  ],
});
