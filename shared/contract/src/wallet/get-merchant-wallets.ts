import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** Main wallet and the wallets held with transfer vendors. */
export const getMerchantWallets = defineCall({
  method: 'get',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  input: v.object({ isSingle: v.optional(v.picklist(['true', 'false'])) }),
  output: v.object({
    main: amountText,
    vendors: v.array(v.object({ vassalage: v.string(), balance: amountText })),
  }),
  refusals: [],
});
