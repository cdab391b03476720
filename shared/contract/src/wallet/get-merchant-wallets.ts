import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/** `closed`: money can be moved out but not in. `stopped`: suspended while the operator investigates. */
export const vendorWalletState = v.picklist(['open', 'closed', 'stopped']);

/** Main wallet and one per transfer vendor, even if empty; with `isSingle` only the main one. */
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
