import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { foldedDigits } from '../typed/typed-text.rules.ts';
import { keyProof } from '../typed/web-authn.ts';
import { newPassword, weakPasswords } from './accounts';

/** Changes the operator's own password, to one not used before; ends the other sessions. */
export const changeOperatorPassword = defineCall({
  method: 'post',
  path: '/operator/session/password',
  access: 'operator',
  stepUp: true,
  input: v.object({ oldPassword: v.pipe(v.string(), v.maxLength(512)), newPassword }),
  output: v.object({}),
  refusals: ['old_password_wrong', 'password_unchanged', ...weakPasswords],
});

export const authenticatorCode = v.pipe(v.string(), v.transform(foldedDigits), v.regex(/^\d{6}$/));

/**
 * Takes a code of the operator's authenticator, or a security key, again: for ten minutes, as after a login, the session may do what
 * asks for one. Five wrong ones lock the account, as at a login.
 */
export const stepUpOperator = defineCall({
  method: 'post',
  path: '/operator/session/step-up',
  access: 'operator',
  input: v.object({ code: v.optional(authenticatorCode), key: v.optional(keyProof) }),
  output: v.object({}),
  refusals: ['step_up_failed'],
});

export const operatorLogout = defineCall({
  method: 'delete',
  path: '/operator/session/logout',
  access: 'operator',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});

/** An open session; `timeZone` is the portal's, in which operators read times. */
export const loggedIn = v.object({
  token: v.string(),
  roles: v.array(v.string()),
  timeZone: v.optional(v.string()),
});

/**
 * Starts an operator session by username, password and authenticator code or security key; it ends after 15 idle minutes, and after 12
 * hours.
 */
export const operatorLogin = defineCall({
  method: 'post',
  path: '/operator/session/login',
  access: 'public',
  input: v.object({
    username: v.pipe(v.string(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(512)),
    /** One of both. */
    code: v.optional(authenticatorCode),
    key: v.optional(keyProof),
  }),
  output: loggedIn,
  refusals: ['login_failed'],
});
