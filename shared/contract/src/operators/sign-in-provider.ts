import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { keyProof } from '../typed/web-authn.ts';
import { authenticatorCode, loggedIn } from './session.ts';

/** How operators may sign in beside a password: `provider` is the name of an OpenID Connect provider, if there is one. */
export const operatorSignInWays = defineCall({
  method: 'get',
  path: '/operator/session/ways',
  access: 'public',
  input: v.object({}),
  output: v.object({ provider: v.optional(v.string()) }),
  refusals: [],
});

/**
 * Starts a session by the ticket that a provider's sign-in brought, with a code of the authenticator or a security key,
 * as after a password.
 */
export const operatorLoginByProvider = defineCall({
  method: 'post',
  path: '/operator/session/login/provider',
  access: 'public',
  input: v.object({
    ticket: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/)),
    /** One of both. */
    code: v.optional(authenticatorCode),
    key: v.optional(keyProof),
  }),
  output: v.object({ ...loggedIn.entries, username: v.string() }),
  refusals: ['login_failed'],
});
