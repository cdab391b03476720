import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';

/**
 * Moves all balances in vendor wallets back to the main one. Those that cannot be moved stay and are listed with the
 * reason; the others are not affected.
 */
export const collectWallets = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_collectWallets',
  access: 'real-account',
  idempotent: true,
  input: v.object({}),
  output: v.object({
    reference: v.string(),
    /** Sum of the moved amounts. */
    amount: amountText,
    main: amountText,
    collected: v.array(v.object({ vassalage: v.string(), amount: amountText })),
    /** `message` is the reason in the requested language. */
    failed: v.array(v.object({ vassalage: v.string(), balance: amountText, code: v.string(), message: v.string() })),
  }),
  refusals: ['account_closed'],
});

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

/**
 * Pays the account's debt from the main wallet, up to the given amount; debt blocks withdrawals. `main` and `owed` are
 * the values afterwards.
 */
export const payDebt = defineCall({
  method: 'post',
  path: '/wps/wallet/debt',
  access: 'real-account',
  idempotent: true,
  input: v.object({ amount: positiveAmountText }),
  output: v.object({ reference: v.string(), amount: amountText, main: amountText, owed: amountText }),
  refusals: ['insufficient_balance', 'more_than_owed', 'account_closed'],
});

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
