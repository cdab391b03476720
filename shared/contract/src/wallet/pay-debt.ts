import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/**
 * Pay what the account owes from the main wallet, as far as the member has said; it stands in the way of withdrawals. `main`
 * and `owed` are those after.
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
