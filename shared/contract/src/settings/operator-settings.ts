import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from '../operators/reason.ts';
import { readVersion } from '../operators/version.ts';

/** Roles of whom some settings are one person's to change. */
const settingEditors = ['content', 'release', 'admin'] as const;

/** Name of a setting. */
export const settingKey = v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9.]{1,63}$/));

const setting = v.object({
  key: v.string(),
  value: v.unknown(),
  version: v.number(),
  changedAt: v.optional(isoTime),
  changedBy: v.optional(v.string()),
  /** Whether one person changes it, or one proposes and another decides; roles of who sets or proposes it. */
  persons: v.number(),
  roles: v.array(v.string()),
});

/** The settings that the operator may read: an admin all, others what one person changes, finance its own. */
export const listSettings = defineCall({
  method: 'get',
  path: '/operator/settings',
  access: 'operator',
  input: v.object({}),
  output: v.object({ settings: v.array(setting) }),
  refusals: [],
});

export const getSetting = defineCall({
  method: 'get',
  path: '/operator/settings/:key',
  access: 'operator',
  input: v.object({ key: settingKey }),
  output: setting,
  refusals: ['not_found', 'not_allowed'],
});

/**
 * Changes a setting that one person may change; the value is validated by the setting's own schema. Writes an audit
 * line. With `version` it is refused (`conflict`) when somebody else changed it since. Others need an approval
 * (`proposeSetting`).
 */
export const setSetting = defineCall({
  method: 'put',
  path: '/operator/settings/:key',
  access: 'operator',
  stepUp: true,
  roles: settingEditors,
  input: v.object({ key: settingKey, value: v.unknown(), version: v.optional(readVersion), why: reason }),
  output: setting,
  refusals: ['not_found', 'not_allowed', 'invalid_setting', 'conflict', 'two_persons_required'],
});

/** Every value of a setting, newest first; version 0 is the default. */
export const listSettingHistory = defineCall({
  method: 'get',
  path: '/operator/settings/:key/history',
  access: 'operator',
  input: v.object({ key: settingKey }),
  output: v.object({
    versions: v.array(
      v.object({ version: v.number(), value: v.unknown(), at: v.optional(isoTime), who: v.string(), why: v.string() }),
    ),
  }),
  refusals: ['not_found', 'not_allowed'],
});

/** Restores the value before the current one, as a new version. */
export const undoSetting = defineCall({
  method: 'post',
  path: '/operator/settings/:key/undo',
  access: 'operator',
  stepUp: true,
  roles: settingEditors,
  input: v.object({ key: settingKey, why: reason }),
  output: setting,
  refusals: ['not_found', 'not_allowed', 'nothing_to_undo', 'invalid_setting', 'two_persons_required'],
});

/**
 * Requests another value of a setting that takes two persons: money (two of finance), and access, limits, guards and
 * addresses (two admins). Validated like a normal change, now and at the decision; stale when the setting was changed
 * meanwhile. For any other setting, and for other roles, `not_allowed`. `input` of the request holds `value` and `before`
 * as JSON.
 */
export const proposeSetting = defineCall({
  method: 'post',
  path: '/operator/settings/:key/proposals',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker', 'admin'],
  idempotent: true,
  input: v.object({ key: settingKey, value: v.unknown(), version: v.optional(readVersion), why: reason }),
  output: approvalRequest,
  refusals: ['not_found', 'not_allowed', 'invalid_setting', 'conflict', 'proposal_open', 'own_login_required'],
});
