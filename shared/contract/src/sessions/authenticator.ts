import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { authenticatorCode, passwordText as password } from '../typed/form-texts.ts';

/** Starts the setup of an authenticator; a login requires it only after a code has confirmed it. */
export const setUpAuthenticator = defineCall({
  method: 'post',
  path: '/wps/member/authenticator',
  access: 'real-account',
  encrypted: true,
  input: v.object({ password }),
  output: v.object({
    /** Base32, to type by hand. */
    secret: v.string(),
    /** otpauth:// address for a QR code. */
    address: v.string(),
  }),
  refusals: ['old_password_wrong', 'authenticator_exists'],
});

export const confirmAuthenticator = defineCall({
  method: 'post',
  path: '/wps/member/authenticator/confirm',
  access: 'real-account',
  encrypted: true,
  input: v.object({ code: authenticatorCode }),
  output: v.object({}),
  refusals: ['invalid_verification_code', 'authenticator_missing'],
});

export const removeAuthenticator = defineCall({
  method: 'post',
  path: '/wps/member/authenticator/remove',
  access: 'real-account',
  encrypted: true,
  input: v.object({ password, code: authenticatorCode }),
  output: v.object({}),
  refusals: ['old_password_wrong', 'invalid_verification_code', 'authenticator_missing'],
});
