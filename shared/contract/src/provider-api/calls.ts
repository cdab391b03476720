import * as v from 'valibot';
import { positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime } from '../paging.ts';

/*
 * What the platform and a payment provider say to each other. Each message is signed like a call of the vendor API (HMAC-SHA-256
 * over method, path with query, timestamp, nonce and body hash, one a line) with the headers of signing.ts.
 */

const id = filledText(64);

/** How a payment stands. `none`: no such order. `closed`: it cannot be paid any more, and nothing was paid. */
export const providerPaymentStates = ['none', 'open', 'paid', 'failed', 'closed'] as const;

export const providerPayment = v.object({
  state: v.picklist(providerPaymentStates),
  /** There is one unless the state is `none`. */
  paymentId: v.optional(id),
  /** What was paid; with `paid` alone. */
  amount: v.optional(positiveAmountText),
});

/** To the provider: open a payment for an order. The same order again gives the same payment. */
export const openProviderPayment = defineCall({
  method: 'post',
  path: '/v1/payments',
  access: 'provider',
  input: v.object({
    orderId: id,
    amount: positiveAmountText,
    currencySymbol: filledText(4),
    /** Shown to the payer. */
    reference: filledText(32),
    shop: filledText(60),
    /** Where the payer goes afterwards. */
    returnUrl: v.pipe(v.string(), v.url(), v.maxLength(300)),
    expiresAt: isoTime,
  }),
  output: v.object({ paymentId: id, url: v.pipe(v.string(), v.url()) }),
  refusals: ['order_differs', 'payment_over'],
});

/** To the provider: how a payment stands. */
export const getProviderPayment = defineCall({
  method: 'get',
  path: '/v1/payments/:orderId',
  access: 'provider',
  input: v.object({ orderId: id }),
  output: providerPayment,
  refusals: [],
});

/** To the provider: let nobody pay it any more, unless it is paid; how it stands then. */
export const closeProviderPayment = defineCall({
  method: 'post',
  path: '/v1/payments/:orderId/close',
  access: 'provider',
  input: v.object({ orderId: id }),
  output: providerPayment,
  refusals: [],
});

export const providerStatementLine = v.object({
  paymentId: id,
  orderId: id,
  state: v.picklist(['paid', 'failed']),
  /** What was paid; of a payment that failed what was asked for. */
  amount: positiveAmountText,
  /** When it was paid or failed. */
  at: isoTime,
});

/**
 * To the provider: what was paid and what has failed in a period, oldest first. `from` is in it, `to` is not; `after` goes on
 * where the last answer ended.
 */
export const providerStatement = defineCall({
  method: 'get',
  path: '/v1/statement',
  access: 'provider',
  input: v.object({ from: isoTime, to: isoTime, after: v.optional(id) }),
  output: v.object({
    /** The provider's books begin here; of before it knows nothing. */
    since: isoTime,
    list: v.array(providerStatementLine),
    /** For `after`; absent at the end. */
    next: v.optional(id),
  }),
  refusals: [],
});

/**
 * From the provider: a payment was made or has failed. `eventId` names the message: told again it changes nothing, and gets
 * the same answer. Any answer of 200 or a refusal that is listed here says that it was taken; everything else is told again.
 */
export const tellPayment = defineCall({
  method: 'post',
  path: '/wps/deposit/callbacks/:provider',
  access: 'provider',
  input: v.object({
    provider: filledText(32),
    eventId: id,
    orderId: id,
    paymentId: id,
    state: v.picklist(['paid', 'failed']),
    /** What was paid; of a payment that failed what was asked for. */
    amount: positiveAmountText,
  }),
  output: v.object({}),
  /** The order is not known here; the message is kept for an operator. */
  refusals: ['unknown_deposit'],
});
