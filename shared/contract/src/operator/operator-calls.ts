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
 * Operator session by username, password and authenticator code; idle end after 15 minutes. With `mustChangePassword` every
 * call but a change of the password and a logout is refused (`password_change_required`).
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
  /** `timeZone` is the portal's, by which operators read times. */
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
 * Change a setting; the value is checked by the setting's own schema. Leaves an audit line. With `version` it is refused
 * (`conflict`) when somebody else changed it since. Settings of money take two persons (`proposeSetting`).
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

/** Every value a setting had, newest first; version 0 is the default, which nobody set. */
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

/** Bring back the value before the one in force, as a new version. */
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

/** What operators did, the newest first; with several filters, what meets all of them. */
export const listAudit = defineCall({
  method: 'get',
  path: '/operator/audit',
  access: 'operator',
  input: v.object({
    pageNo,
    pageSize,
    /** The operator, exactly. */
    who: auditWord,
    /** A part of the name of the act: `rollback` finds `rollback-release`. */
    act: auditWord,
    /** From this moment on. */
    from: v.optional(isoTime),
    /** Before this moment. */
    to: v.optional(isoTime),
    /** What was done to one release, in all its versions. */
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
