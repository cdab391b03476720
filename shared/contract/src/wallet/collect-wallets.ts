import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';

/**
 * Everything that lies in the wallets at vendors back to the main one. What cannot be brought back stays where it is and
 * is named with the reason; the others are not kept from it.
 */
export const collectWallets = defineCall({
  method: 'post',
  path: '/wps/relay/GCS_collectWallets',
  access: 'real-account',
  idempotent: true,
  input: v.object({}),
  output: v.object({
    reference: v.string(),
    /** Sum of what was brought back. */
    amount: amountText,
    main: amountText,
    collected: v.array(v.object({ vassalage: v.string(), amount: amountText })),
    /** `message` is the reason in the asked language. */
    failed: v.array(v.object({ vassalage: v.string(), balance: amountText, code: v.string(), message: v.string() })),
  }),
  refusals: ['account_closed'],
});
