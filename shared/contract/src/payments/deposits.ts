import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { depositKind, depositRejection, depositReview, depositState } from './deposit-states.ts';

const id = filledText(64);

/** To the operator's account; `reference` must be in the transfer, or it cannot be matched. */
const bankInstructions = v.object({
  kind: v.literal('bank-transfer'),
  bank: v.string(),
  holder: v.string(),
  number: v.string(),
  reference: v.string(),
  /** Content of a QR code for banking apps; absent if the method has none. */
  qr: v.optional(v.string()),
});

/** `url` leads to the provider's pay page: for a plain link, in its own tab. */
const providerInstructions = v.object({
  kind: v.literal('provider'),
  url: v.string(),
  /** The same address for another device; absent if the method has none. */
  qr: v.optional(v.string()),
});

export const payInstructions = v.variant('kind', [bankInstructions, providerInstructions]);

export const deposit = v.object({
  id: v.string(),
  state: depositState,
  kind: depositKind,
  methodId: v.string(),
  methodName: v.string(),
  /** The ordered amount. */
  amount: amountText,
  /** Fee on the received amount; on the ordered one until something has arrived. */
  fee: amountText,
  /** The received amount, once known. */
  arrived: v.optional(amountText),
  /** What reached the wallet: the received amount minus fee and debt. */
  credited: v.optional(amountText),
  /** Debt that was paid from it. */
  repaid: v.optional(amountText),
  /** Identifies it for the player, the bank and support: 10 letters and digits. */
  reference: v.string(),
  /** Present while it can be paid. */
  pay: v.optional(payInstructions),
  /** Pictures that were sent. */
  proofs: v.number(),
  /** True while a proof can be sent: an undecided bank transfer with fewer than three. */
  mayProve: v.boolean(),
  mayCancel: v.boolean(),
  /** Present while it is in review. */
  review: v.optional(depositReview),
  /** Present when it was rejected. */
  rejection: v.optional(depositRejection),
  createdAt: isoTime,
  changedAt: isoTime,
  /** Expires if unpaid by then. */
  expiresAt: isoTime,
});

/** Orders a deposit. No money moves until it is paid. */
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

/** Own deposits, newest first; a period filters by order time, `to` exclusive. */
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
    /** Of the whole filter: number, and the sum that reached the wallet or paid debts. */
    totals: v.object({ count: v.number(), credited: amountText }),
  }),
  refusals: [],
});

/** One deposit with its history, oldest first. */
export const getDeposit = defineCall({
  method: 'get',
  path: '/wps/deposit/orders/:id',
  access: 'real-account',
  input: v.object({ id }),
  output: v.object({
    ...deposit.entries,
    /** Usual minutes from a payment at the provider to its credit, or of a review; absent once it has ended. */
    promisedMinutes: v.optional(v.number()),
    /** While it is in review: should be decided by then. */
    expectedBy: v.optional(isoTime),
    history: v.array(v.object({ act: v.string(), state: depositState, at: isoTime })),
    /** Server time, for the remaining time to pay. */
    serverTime: isoTime,
  }),
  refusals: ['not_found'],
});

/** Cancels an unpaid deposit. */
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
 * Sends a picture of the transfer; the first one puts the deposit in review. PNG or JPEG (checked by content), at most
 * 5 MB and 25 megapixels, re-encoded; three at most. `data` is base64.
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

export const depositMethod = v.object({
  id: v.string(),
  kind: depositKind,
  /** Name given by the operator. */
  name: v.string(),
  min: amountText,
  max: amountText,
  /** Share of the amount, in basis points, rounded down; the rest reaches the wallet. */
  feeBasisPoints: v.number(),
  /** Its orders carry a QR code. */
  showsQr: v.boolean(),
  /** False: shown as closed, and cannot be ordered. */
  isOpen: v.boolean(),
  /** An order unpaid by then expires. */
  minutes: v.number(),
});

/** Why no order can be made now, whatever its amount. */
export const depositBlocks = ['account_closed', 'deposits_open', 'deposits_of_day'] as const;

/** Deposit methods in the operator's order, and what prevents a deposit. */
export const listDepositMethods = defineCall({
  method: 'get',
  path: '/wps/deposit/methods',
  access: 'member',
  input: v.object({}),
  output: v.object({
    methods: v.array(depositMethod),
    /** Undecided orders, and their maximum. */
    open: v.number(),
    openAtMost: v.number(),
    /** Maximum number of orders per day, whatever their outcome. */
    perDay: v.number(),
    /** The member's debt: a deposit pays it first. */
    owed: amountText,
    /** Turnover required before a deposit can be withdrawn, in percent of it. */
    turnoverPercent: v.number(),
    blockedBy: v.array(v.picklist(depositBlocks)),
    /** True if play is suspended for this member, by an operator or by themselves: nothing can be ordered. */
    isStopped: v.optional(v.boolean()),
  }),
  refusals: [],
});
