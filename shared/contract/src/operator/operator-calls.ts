import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { foldedDigits } from '../typed-text.rules.ts';
import { reason } from './reason.ts';
import { releaseName } from './release-calls.ts';
import { readVersion } from './version.ts';

/** Name of a setting. */
export const settingKey = v.pipe(v.string(), v.regex(/^[a-zA-Z][a-zA-Z0-9.]{1,63}$/));

/**
 * Starts an operator session by username, password and authenticator code; it ends after 15 idle minutes. With
 * `mustChangePassword` every call but a password change and a logout is refused (`password_change_required`).
 */
export const operatorLogin = defineCall({
  method: 'post',
  path: '/operator/session/login',
  access: 'public',
  input: v.object({
    username: v.pipe(v.string(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(128)),
    code: v.pipe(v.string(), v.transform(foldedDigits), v.regex(/^\d{6}$/)),
  }),
  /** `timeZone` is the portal's, in which operators read times. */
  output: v.object({
    token: v.string(),
    roles: v.array(v.string()),
    mustChangePassword: v.optional(v.literal(true)),
    timeZone: v.optional(v.string()),
  }),
  refusals: ['login_failed'],
});

const setting = v.object({
  key: v.string(),
  value: v.unknown(),
  version: v.number(),
  changedAt: v.optional(isoTime),
  changedBy: v.optional(v.string()),
});

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
  refusals: ['not_found'],
});

/**
 * Changes a setting; the value is validated by the setting's own schema. Writes an audit line. With `version` it is
 * refused (`conflict`) when somebody else changed it since. Money settings need an approval (`proposeSetting`).
 */
export const setSetting = defineCall({
  method: 'put',
  path: '/operator/settings/:key',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({ key: settingKey, value: v.unknown(), version: v.optional(readVersion), why: reason }),
  output: setting,
  refusals: ['not_found', 'invalid_setting', 'conflict', 'two_persons_required'],
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
  refusals: ['not_found'],
});

/** Restores the value before the current one, as a new version. */
export const undoSetting = defineCall({
  method: 'post',
  path: '/operator/settings/:key/undo',
  access: 'operator',
  roles: ['content', 'admin'],
  input: v.object({ key: settingKey, why: reason }),
  output: setting,
  refusals: ['not_found', 'nothing_to_undo', 'invalid_setting', 'two_persons_required'],
});

const auditWord = v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)));

/** The audit trail, newest first; several filters must all match. */
export const listAudit = defineCall({
  method: 'get',
  path: '/operator/audit',
  access: 'operator',
  input: v.object({
    pageNo,
    pageSize,
    /** The operator, exactly. */
    who: auditWord,
    /** Part of the action's name: `rollback` finds `rollback-release`. */
    act: auditWord,
    /** From this moment on. */
    from: v.optional(isoTime),
    /** Before this moment. */
    to: v.optional(isoTime),
    /** Actions on one release, in all its versions. */
    release: v.optional(releaseName),
  }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        at: isoTime,
        who: v.string(),
        act: v.string(),
        target: v.string(),
        why: v.string(),
        detail: v.unknown(),
      }),
    ),
    totalPages,
  }),
  refusals: [],
});

/** Invariants of the ledger: every sum must be zero and every list empty. */
export const checkLedger = defineCall({
  method: 'get',
  path: '/operator/ledger/check',
  access: 'operator',
  input: v.object({}),
  output: v.object({
    balanced: v.boolean(),
    sumOfEntries: v.string(),
    unbalancedTransfers: v.number(),
    accountsThatDiffer: v.number(),
    negativePlayerAccounts: v.number(),
    transfers: v.number(),
    openRounds: v.number(),
  }),
  refusals: [],
});
