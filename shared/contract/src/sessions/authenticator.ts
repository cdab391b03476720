import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { authenticatorCode, authenticatorProof, passwordText as password } from '../typed/form-texts.ts';

/** Ten codes of twelve digits, shown only once; each replaces a code of the authenticator once. */
const recoveryCodes = v.object({ recoveryCodes: v.array(v.string()) });

/** Starts the setup of an authenticator; logins require it only after a code has confirmed it. */
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

/** Confirms the authenticator by its first code; from then on every login requires one. */
export const confirmAuthenticator = defineCall({
  method: 'post',
  path: '/wps/member/authenticator/confirm',
  access: 'real-account',
  encrypted: true,
  input: v.object({ code: authenticatorCode }),
  output: recoveryCodes,
  refusals: ['invalid_verification_code', 'authenticator_missing'],
});

/** Replaces all recovery codes, used or not; requires a code of the authenticator itself. */
export const renewRecoveryCodes = defineCall({
  method: 'post',
  path: '/wps/member/authenticator/recoveryCodes',
  access: 'real-account',
  encrypted: true,
  input: v.object({ code: authenticatorCode }),
  output: recoveryCodes,
  refusals: ['invalid_verification_code', 'authenticator_missing'],
});

/** Removes the authenticator and holds withdrawals for 24 hours. `code` may be a recovery code. */
export const removeAuthenticator = defineCall({
  method: 'post',
  path: '/wps/member/authenticator/remove',
  access: 'real-account',
  encrypted: true,
  input: v.object({ password, code: authenticatorProof }),
  output: v.object({}),
  refusals: ['old_password_wrong', 'invalid_verification_code', 'authenticator_missing'],
});
