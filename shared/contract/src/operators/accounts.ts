import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { reason } from './reason.ts';

export const operatorRoles = ['content', 'finance-maker', 'finance-checker', 'release', 'support', 'admin'] as const;

const username = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z][a-z0-9._-]{2,31}$/));
const roles = v.pipe(
  v.array(v.picklist(operatorRoles)),
  v.minLength(1),
  v.check((names) => new Set(names).size === names.length, 'a role is named once'),
);
export const newPassword = v.pipe(v.string(), v.minLength(12), v.maxLength(128));

/** Lists operators with their roles; `lockedUntil` after five failed attempts, `isActive` false once closed. */
export const listOperators = defineCall({
  method: 'get',
  path: '/operator/accounts',
  access: 'operator',
  roles: ['admin'],
  input: v.object({}),
  output: v.object({
    operators: v.array(
      v.object({
        username: v.string(),
        roles: v.array(v.picklist(operatorRoles)),
        isActive: v.boolean(),
        lockedUntil: v.optional(isoTime),
        lastSeenAt: v.optional(isoTime),
      }),
    ),
  }),
  refusals: [],
});

/**
 * Creates an operator; `secondFactorSecret` (base32) is returned only here, and the password must change at first
 * login.
 */
export const addOperator = defineCall({
  method: 'post',
  path: '/operator/accounts',
  access: 'operator',
  roles: ['admin'],
  input: v.object({ username, password: newPassword, roles, why: reason }),
  output: v.object({ username: v.string(), secondFactorSecret: v.string() }),
  refusals: ['username_taken', 'own_login_required'],
});

/** Sets an operator's roles; the last active admin cannot lose the role, and nobody changes their own. */
export const setOperatorRoles = defineCall({
  method: 'put',
  path: '/operator/accounts/:username/roles',
  access: 'operator',
  roles: ['admin'],
  input: v.object({ username, roles, why: reason }),
  output: v.object({ username: v.string(), roles: v.array(v.picklist(operatorRoles)) }),
  refusals: ['not_found', 'own_account', 'last_admin', 'own_login_required'],
});

/** Closes or reopens an account; closing ends its sessions and its command line tokens. */
export const setOperatorActive = defineCall({
  method: 'put',
  path: '/operator/accounts/:username/active',
  access: 'operator',
  roles: ['admin'],
  input: v.object({ username, isActive: v.boolean(), why: reason }),
  output: v.object({ username: v.string(), isActive: v.boolean() }),
  refusals: ['not_found', 'own_account', 'last_admin', 'own_login_required'],
});

/** Resets password and second factor of an operator who lost them; ends their sessions. */
export const resetOperator = defineCall({
  method: 'post',
  path: '/operator/accounts/:username/reset',
  access: 'operator',
  roles: ['admin'],
  input: v.object({ username, password: newPassword, why: reason }),
  output: v.object({ username: v.string(), secondFactorSecret: v.string() }),
  refusals: ['not_found', 'own_account', 'own_login_required'],
});
