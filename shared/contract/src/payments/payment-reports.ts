import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { positiveAmountText } from '../money/amounts.ts';
import { id } from '../provider-api/payments';
import { filledText } from '../typed/form-texts.ts';

/**
 * From the provider: reports a paid or failed payment. `eventId` identifies the message: a repeat changes nothing and
 * gets the same response. A 200 or a refusal listed here acknowledges it; otherwise the provider sends it again.
 */
export const reportPayment = defineCall({
  method: 'post',
  path: '/wps/deposit/callbacks/:provider',
  access: 'provider',
  input: v.object({
    provider: filledText(32),
    eventId: id,
    orderId: id,
    paymentId: id,
    state: v.picklist(['paid', 'failed']),
    /** The paid amount; for a failed payment the requested one. */
    amount: positiveAmountText,
  }),
  output: v.object({}),
  /** The order is unknown here; the message is stored for an operator. */
  refusals: ['unknown_deposit'],
});
