import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { dialingCode, email, humanVerification, mobileNumber, optionalText } from '../form-texts.ts';
import { ownerCodePlace } from '../member/owner-proof.ts';

/** After this many minutes a code is worth nothing; 60 s times it is the countdown of the button. */
export const codeSent = v.object({ expiredMinutes: v.number() });
const refusals = ['invalid_mobile', 'verification_required', 'sms_failed', 'login_type_closed'] as const;

/** Code for a login or a new password without a token. Known and unknown numbers answer alike. */
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

/** Code for a registration, by username or by mobile. */
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
 * Code for a member: to bind a number (`mobileNum` given) or to change the password (sent to the bound number).
 * `sms_failed` also where the platform sends no SMS.
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

/** Code to an address that a member wants to bind. */
export const sendEmailCode = defineCall({
  method: 'post',
  path: '/wps/verification/email/member',
  access: 'real-account',
  input: v.object({ email }),
  output: codeSent,
  refusals: ['email_failed'],
});

/**
 * Code to a contact that is bound, for a member without a login password: it stands in its place (`ownerCode`).
 * `conflict`: there is a password by now. `sign_in_again`: no contact is bound that a code could go to.
 */
export const sendOwnerCode = defineCall({
  method: 'post',
  path: '/wps/verification/owner',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ ...codeSent.entries, ...ownerCodePlace.entries }),
  refusals: ['conflict', 'sign_in_again', 'sms_failed', 'email_failed'],
});
