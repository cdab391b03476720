import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { settingKey } from './operator-calls.ts';
import { approvalRequest } from './payment-calls.ts';
import { reason } from './reason.ts';
import { readVersion } from './version.ts';

/**
 * Requests another value of a money setting: limits, fees, turnover, minutes, banks, payment methods. Validated like a
 * normal change, now and at the decision; stale when the setting was changed meanwhile. Other settings need no approval
 * (`not_allowed`). `input` of the request holds `value` and `before` as JSON.
 */
export const proposeSetting = defineCall({
  method: 'post',
  path: '/operator/settings/:key/proposals',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ key: settingKey, value: v.unknown(), version: v.optional(readVersion), why: reason }),
  output: approvalRequest,
  refusals: ['not_found', 'not_allowed', 'invalid_setting', 'conflict', 'proposal_open', 'own_login_required'],
});
