import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { foldedDigits } from '../typed/typed-text.rules.ts';
import { newPassword } from './accounts';

/** Changes the operator's own password, to one not used before; ends the other sessions. */
export const changeOperatorPassword = defineCall({
  method: 'post',
  path: '/operator/session/password',
  access: 'operator',
  input: v.object({ oldPassword: v.pipe(v.string(), v.maxLength(128)), newPassword }),
  output: v.object({}),
  refusals: ['old_password_wrong', 'password_unchanged'],
});

export const operatorLogout = defineCall({
  method: 'delete',
  path: '/operator/session/logout',
  access: 'operator',
  input: v.object({}),
  output: v.object({}),
  refusals: [],
});

/**
 * Starts an operator session by username, password and authenticator code; it ends after 15 idle minutes, and after 12
 * hours.
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
    timeZone: v.optional(v.string()),
  }),
  refusals: ['login_failed'],
});
