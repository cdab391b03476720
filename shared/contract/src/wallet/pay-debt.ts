import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

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
