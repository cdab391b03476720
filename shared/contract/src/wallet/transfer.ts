import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** Move money between the main wallet and the wallet at a transfer vendor. */
export const walletTransfer = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'real-account',
  idempotent: true,
  input: v.object({
    vassalage: v.pipe(v.string(), v.maxLength(32)),
    direction: v.picklist(['to-vendor', 'from-vendor']),
    amount: positiveAmountText,
  }),
  output: v.object({ reference: v.string(), main: amountText, vendor: amountText }),
  refusals: ['insufficient_balance', 'not_a_transfer_vendor'],
});
