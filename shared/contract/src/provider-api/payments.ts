import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { positiveAmountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';

/*
 * Messages between the platform and a payment provider. Each is signed like a call of the vendor API (HMAC-SHA-256 over
 * method, path with query, timestamp, nonce and body hash, one per line) with the headers of signing.ts.
 */

export const id = filledText(64);

/** State of a payment. `none`: unknown order. `closed`: cannot be paid any more, and was not paid. */
export const providerPaymentStates = ['none', 'open', 'paid', 'failed', 'closed'] as const;

export const providerPayment = v.object({
  state: v.picklist(providerPaymentStates),
  /** Present unless the state is `none`. */
  paymentId: v.optional(id),
  /** The paid amount; with `paid` only. */
  amount: v.optional(positiveAmountText),
});

/** To the provider: opens a payment for an order. The same order again returns the same payment. */
export const openProviderPayment = defineCall({
  method: 'post',
  path: '/v1/payments',
  access: 'provider',
  input: v.object({
    orderId: id,
    amount: positiveAmountText,
    currencySymbol: filledText(4),
    /** Text shown to the payer. */
    reference: filledText(32),
    shop: filledText(60),
    /** Where the payer goes afterwards. */
    returnUrl: v.pipe(v.string(), v.url(), v.maxLength(300)),
    expiresAt: isoTime,
  }),
  output: v.object({ paymentId: id, url: v.pipe(v.string(), v.url()) }),
  refusals: ['order_differs', 'payment_over'],
});

/** To the provider: asks for the state of a payment. */
export const getProviderPayment = defineCall({
  method: 'get',
  path: '/v1/payments/:orderId',
  access: 'provider',
  input: v.object({ orderId: id }),
  output: providerPayment,
  refusals: [],
});

/** To the provider: closes a payment unless it is paid; returns its state. */
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
  /** The paid amount; for a failed payment the requested one. */
  amount: positiveAmountText,
  /** When it was paid or failed. */
  at: isoTime,
});

/**
 * To the provider: lists paid and failed payments of a period, oldest first. `from` inclusive, `to` exclusive; `after`
 * continues after the last page.
 */
export const providerStatement = defineCall({
  method: 'get',
  path: '/v1/statement',
  access: 'provider',
  input: v.object({ from: isoTime, to: isoTime, after: v.optional(id) }),
  output: v.object({
    /** The provider's records start here; it knows nothing older. */
    since: isoTime,
    list: v.array(providerStatementLine),
    /** Cursor for `after`; absent at the end. */
    next: v.optional(id),
  }),
  refusals: [],
});
