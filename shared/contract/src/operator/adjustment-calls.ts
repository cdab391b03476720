import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { proposal } from './payment-calls.ts';
import { reason } from './reason.ts';

/** Up to 1,000,000,000.00 either way, not zero. */
const adjustment = v.pipe(
  amountText,
  v.maxLength(14, 'invalid_amount'),
  v.check((text) => !/^-?0\.00$/.test(text), 'invalid_amount'),
);

/**
 * Propose a correction of a member's wallet: above zero it is given (what is owed is paid of it first), below zero it is
 * taken (what the wallet cannot pay is owed, and blocks withdrawals). Stale when another one was made meanwhile.
 */
export const proposeAdjustment = defineCall({
  method: 'post',
  path: '/operator/members/:member/adjustments',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ member: filledText(64), amount: adjustment, why: reason }),
  output: proposal,
  refusals: ['not_found', 'in_need_true_account'],
});
