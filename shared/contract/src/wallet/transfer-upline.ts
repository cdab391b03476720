import * as v from 'valibot';
import { amountText, positiveAmountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { paymentPassword } from '../form-texts.ts';

/** Who may send money to their upline: nobody, agents from their agent wallet alone, everybody who has an upline. */
export const uplineTransferModes = ['off', 'agent-wallet', 'all'] as const;

/** What keeps a member from it, in the order they are told. */
export const uplineBlocks = [
  'upline_transfer_off',
  'upline_transfer_agents',
  'no_upline',
  'upline_closed',
  'payment_password_missing',
  'upline_debt',
  'upline_turnover_missing',
  'upline_withdrawal_open',
  'upline_transfers_of_day',
] as const;

/** Who would get it, limits, and what stands in the way. */
export const getUplineTerms = defineCall({
  method: 'get',
  path: '/wps/wallet/upline/terms',
  access: 'real-account',
  input: v.object({}),
  output: v.object({
    /** First letters of the account above; absent without one. */
    upline: v.optional(v.string()),
    balance: amountText,
    min: amountText,
    max: amountText,
    perDay: v.number(),
    leftToday: v.number(),
    /** What can be sent now; the rest of the balance has to be bet first. */
    withdrawable: amountText,
    /** What must still be bet. */
    turnoverMissing: amountText,
    blockedBy: v.array(v.picklist(uplineBlocks)),
  }),
  refusals: [],
});

/** Money from the main wallet to that of the account above (docs/product.md 2.5); it arrives at once and for good. */
export const transferToUpline = defineCall({
  method: 'post',
  path: '/wps/wallet/upline',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({ amount: positiveAmountText, paymentPassword }),
  output: v.object({ reference: v.string(), amount: amountText, upline: v.string(), balance: amountText }),
  refusals: [
    ...uplineBlocks,
    'upline_below_minimum',
    'upline_above_maximum',
    'insufficient_balance',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
  ],
});
