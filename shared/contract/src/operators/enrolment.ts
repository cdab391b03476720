import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { foldedDigits } from '../typed/typed-text.rules.ts';
import { newPassword, weakPasswords } from './accounts.ts';

/** The token of a one-use link, which only its owner has. */
const token = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/));

/**
 * Returns whose link it is, and the secret for the owner's authenticator, as base32 and as address of a QR code. A link works for 72 hours, until it is
 * used, replaced, or five wrong codes were typed.
 */
export const openOperatorEnrolment = defineCall({
  method: 'post',
  path: '/operator/enrolment/open',
  access: 'public',
  input: v.object({ token }),
  output: v.object({ username: v.string(), secondFactorSecret: v.string(), authenticatorAddress: v.string() }),
  refusals: ['enrolment_link_over'],
});

/** Sets password and authenticator of the link's owner, once. */
export const finishOperatorEnrolment = defineCall({
  method: 'post',
  path: '/operator/enrolment',
  access: 'public',
  input: v.object({
    token,
    password: newPassword,
    code: v.pipe(v.string(), v.transform(foldedDigits), v.regex(/^\d{6}$/)),
  }),
  output: v.object({ username: v.string() }),
  refusals: ['enrolment_link_over', 'enrolment_code_wrong', ...weakPasswords],
});
