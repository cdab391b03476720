import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

const shortText = (max: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(max));

/** Opaque session token, 256 bits as base64url. */
export const sessionToken = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

export const loginValue = v.object({
  token: sessionToken,
  firstTimeLogin: v.boolean(),
  passwordExpired: v.boolean(),
});
export type LoginValue = v.InferOutput<typeof loginValue>;

/** Log in by username and password (specification 2.3, 3, 4). On `login_failed` value.captcha says that one is now demanded. */
export const login = defineCall({
  method: 'post',
  path: '/wps/session/login',
  access: 'public',
  encrypted: true,
  input: v.object({
    type: v.picklist(['username']),
    username: shortText(64),
    password: shortText(128),
    captcha: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(16))),
    captchaId: v.optional(v.pipe(v.string(), v.maxLength(64))),
    agentPage: v.optional(v.boolean(), false),
  }),
  output: loginValue,
  refusals: ['login_failed', 'captcha_required', 'captcha_wrong', 'non_agents_cannot_login', 'account_closed'],
});
