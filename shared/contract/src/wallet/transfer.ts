import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';

/** Code of the main wallet; vendor wallets go by their vassalage. */
export const mainWallet = 'main';

const wallet = filledText(32);

/** Refusals of transfers to or from a vendor's wallet. */
export const walletRefusals = [
  'insufficient_balance',
  'not_a_transfer_vendor',
  'vendor_unavailable',
  'vendor_wallet_stopped',
  'play_stopped',
] as const;

/**
 * Moves money between two wallets of the member: the main one and those at transfer vendors. Returns the new balances.
 */
export const walletTransfer = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_walletTransfer',
  access: 'real-account',
  idempotent: true,
  input: v.object({ from: wallet, to: wallet, amount: positiveAmountText }),
  output: v.object({ reference: v.string(), from: amountText, to: amountText }),
  refusals: [...walletRefusals, 'same_wallet', 'account_closed'],
});
