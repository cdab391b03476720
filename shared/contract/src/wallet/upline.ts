import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText, positiveAmountText } from '../money/amounts.ts';
import { authenticatorProof, paymentPassword } from '../typed/form-texts.ts';

/** Who may send money to the upline: nobody, agents (from their agent wallet only), or everyone with an upline. */
export const uplineTransferModes = ['off', 'agent-wallet', 'all'] as const;

/** What prevents a member from it, in the order of display. */
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

/** Recipient, limits, and what prevents a transfer. */
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
    /** Amount that can be sent now; the rest has an open turnover requirement. */
    withdrawable: amountText,
    /** Turnover still required. */
    turnoverMissing: amountText,
    /** An amount above it needs a code of the authenticator; absent without one. */
    authenticatorAbove: v.optional(amountText),
    blockedBy: v.array(v.picklist(uplineBlocks)),
  }),
  refusals: [],
});

/** Sends money from the main wallet to the upline's (docs/product.md 2.5), at once and irrevocably. */
export const transferToUpline = defineCall({
  method: 'post',
  path: '/wps/wallet/upline',
  access: 'real-account',
  encrypted: true,
  idempotent: true,
  input: v.object({
    amount: positiveAmountText,
    paymentPassword,
    authenticatorCode: v.optional(authenticatorProof),
  }),
  output: v.object({ reference: v.string(), amount: amountText, upline: v.string(), balance: amountText }),
  refusals: [
    ...uplineBlocks,
    'withdrawals_held',
    'upline_below_minimum',
    'upline_above_maximum',
    'insufficient_balance',
    'payment_password_wrong',
    'payment_password_locked',
    'account_closed',
    'authenticator_code_required',
    'invalid_verification_code',
  ],
});
