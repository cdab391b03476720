import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** `closed`: what lies there can be brought back and nothing put in. `stopped`: it stands still while the operator looks. */
export const vendorWalletState = v.picklist(['open', 'closed', 'stopped']);

/** Main wallet, and one at each transfer vendor, whether something lies there or not; by `isSingle` the main one alone. */
export const getMerchantWallets = defineCall({
  method: 'get',
  path: '/wps/relay/GCS_merchantWallet',
  access: 'member',
  input: v.object({ isSingle: v.optional(v.picklist(['true', 'false'])) }),
  output: v.object({
    main: amountText,
    vendors: v.array(
      v.object({ vassalage: v.string(), name: v.string(), balance: amountText, state: vendorWalletState }),
    ),
  }),
  refusals: [],
});
