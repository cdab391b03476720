import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

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
