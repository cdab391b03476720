import * as v from 'valibot';
import { ownerCodeTarget } from '../accounts/owner-proof.ts';
import { defineCall } from '../calls/define-call.ts';
import { dialingCode, email, humanVerification, mobileNumber, optionalText } from '../typed/form-texts.ts';

/** A code expires after this many minutes, which is also the countdown of the button. */
export const codeSent = v.object({ expiredMinutes: v.number() });
const refusals = ['invalid_mobile', 'verification_required', 'sms_failed', 'login_type_closed'] as const;

/**
 * Sends a code for a login or a new password without a token. The response does not reveal whether the number is known.
 */
export const sendSmsCode = defineCall({
  method: 'post',
  path: '/wps/verification/sms/noLogin',
  access: 'public',
  input: v.object({
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    purpose: v.optional(v.picklist(['login', 'password']), 'login'),
    humanVerification,
  }),
  output: codeSent,
  refusals,
});

/** Sends a code for a registration, by username or by mobile. */
export const sendRegistrationCode = defineCall({
  method: 'post',
  path: '/wps/verification/sms/register',
  access: 'public',
  input: v.object({
    mobileNo: mobileNumber,
    countryDialingCode: dialingCode,
    captcha: optionalText,
    captchaId: optionalText,
    humanVerification,
  }),
  output: codeSent,
  refusals,
});

/**
 * Sends a code to a member: to bind a number (`mobileNum` given) or to change the password (to the bound number).
 * `sms_failed` also if the platform sends no SMS.
 */
export const sendOwnSmsCode = defineCall({
  method: 'post',
  path: '/wps/verification/sms/member',
  access: 'real-account',
  input: v.object({
    purpose: v.picklist(['bind_mobile', 'change_password']),
    mobileNum: v.optional(mobileNumber),
    countryDialingCode: v.optional(dialingCode),
  }),
  output: codeSent,
  refusals: ['invalid_mobile', 'mobile_not_bound', 'mobile_taken', 'sms_failed'],
});

/** Sends a code to an address that a member wants to bind. */
export const sendEmailCode = defineCall({
  method: 'post',
  path: '/wps/verification/email/member',
  access: 'real-account',
  input: v.object({ email }),
  output: codeSent,
  refusals: ['email_failed'],
});

/**
 * Sends a code to a bound contact of a member without a login password, which it replaces (`ownerCode`). `conflict`: a
 * password has been set. `sign_in_again`: no bound contact can receive a code.
 */
export const sendOwnerCode = defineCall({
  method: 'post',
  path: '/wps/verification/owner',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ ...codeSent.entries, ...ownerCodeTarget.entries }),
  refusals: ['conflict', 'sign_in_again', 'sms_failed', 'email_failed'],
});
