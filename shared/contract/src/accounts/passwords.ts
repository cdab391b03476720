import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { loginValue, sessionToken } from '../sessions/login.ts';
import {
  accountName,
  dialingCode,
  email,
  mobileNumber,
  passwordText as password,
  paymentPassword,
  trimmedText,
  verificationCode,
} from '../typed/form-texts.ts';
import { ownerProof, ownerRefusals } from './owner-proof.ts';

const newPasswordRefusals = ['invalid_password', 'wrong_confirmation', 'password_unchanged'] as const;

/**
 * Changes the login password. All other sessions end; this one continues under the new token. With CHNGPASSVERIF3 and a
 * bound mobile number the code of the purpose change_password is required, too.
 */
export const changePassword = defineCall({
  method: 'post',
  path: '/wps/member/password',
  access: 'member',
  encrypted: true,
  renewsSession: true,
  input: v.object({
    oldPassword: password,
    newPassword: password,
    confirmNewPassword: password,
    verificationCode: v.optional(verificationCode),
    /** Of the bound number, where the identity provider sends the SMS. */
    firebaseIdToken: v.optional(trimmedText(4096)),
  }),
  output: v.object({ token: sessionToken }),
  refusals: [
    ...newPasswordRefusals,
    'old_password_wrong',
    'invalid_verification_code',
    'identity_token_invalid',
    'identity_provider_unavailable',
    'verification_required',
    'conflict',
  ],
});

/**
 * Sets the first login password of a member without one (SMS code, social channel), by `ownerProof`. As with a change,
 * all other sessions end and this one continues.
 */
export const setFirstPassword = defineCall({
  method: 'post',
  path: '/wps/member/password/first',
  access: 'real-account',
  encrypted: true,
  renewsSession: true,
  input: v.object({ newPassword: password, confirmNewPassword: password, ...ownerProof }),
  output: v.object({ token: sessionToken }),
  refusals: ['invalid_password', 'wrong_confirmation', 'conflict', ...ownerRefusals],
});

/**
 * Forgotten password by e-mail: sends a link valid once for 30 minutes. The response does not reveal whether the
 * account exists.
 */
export const forgotPasswordByEmail = defineCall({
  method: 'post',
  path: '/wps/member/password/email',
  access: 'public',
  form: true,
  input: v.object({ username: accountName, email }),
  output: v.object({}),
  refusals: ['unknown_account', 'email_failed'],
});

/** Sets the password by that link. Ends all sessions, holds withdrawals for 24 hours; the member logs in again. */
export const resetPassword = defineCall({
  method: 'post',
  path: '/wps/member/password/reset',
  access: 'public',
  encrypted: true,
  input: v.object({ resetToken: sessionToken, newPassword: password, confirmNewPassword: password }),
  output: v.object({ account: v.string() }),
  refusals: [...newPasswordRefusals, 'reset_link_over'],
});

/**
 * Forgotten password by phone: sets it, holds withdrawals for 24 hours and logs in. With an authenticator the password
 * is set and the answer is `extra_verification_required`; verifyLogin continues.
 */
export const setPasswordByPhone = defineCall({
  method: 'post',
  path: '/wps/member/password/verification',
  access: 'public',
  encrypted: true,
  input: v.object({
    newPassword: password,
    mobileNum: mobileNumber,
    countryDialingCode: dialingCode,
    verificationCode,
    firebaseIdToken: v.optional(trimmedText(4096)),
  }),
  output: loginValue,
  refusals: [
    'invalid_password',
    'invalid_mobile',
    'invalid_verification_code',
    'identity_token_invalid',
    'identity_provider_unavailable',
    'login_type_closed',
    'account_closed',
    'extra_verification_required',
  ],
});

/**
 * Sets or changes the payment password: six digits. Requires the old one if there is one, else the login password;
 * without either it is set right after a login (15 minutes), later with `ownerProof`.
 */
export const setPaymentPassword = defineCall({
  method: 'post',
  path: '/wps/member/paymentPassword',
  access: 'real-account',
  encrypted: true,
  input: v.object({
    oldPaymentPassword: v.optional(paymentPassword),
    ...ownerProof,
    paymentPassword,
    confirmPaymentPassword: paymentPassword,
  }),
  output: v.object({}),
  refusals: [
    'wrong_confirmation',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_simple',
    'conflict',
    ...ownerRefusals,
  ],
});
