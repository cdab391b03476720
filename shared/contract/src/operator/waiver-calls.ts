import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { proposal } from './payment-calls.ts';
import { reason } from './reason.ts';

/**
 * Propose that what a member still has to bet counts as bet: all of deposits and rewards there are at that moment, none that
 * come later. Stale when it was bet meanwhile.
 */
export const proposeWaiver = defineCall({
  method: 'post',
  path: '/operator/members/:member/waivers',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ member: filledText(64), why: reason }),
  output: proposal,
  refusals: ['not_found', 'trial_account', 'nothing_to_waive', 'proposal_open', 'own_login_required'],
});
