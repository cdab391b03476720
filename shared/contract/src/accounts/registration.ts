import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { loginValue } from '../sessions/login.ts';
import {
  humanVerification,
  optionalFoldedText,
  optionalText,
  trimmedText,
  verificationCode,
} from '../typed/form-texts.ts';
import { foldedText } from '../typed/typed-text.rules.ts';

/** Input of both forms; bounds and patterns come from the server's rules, not from these schemas. */
const commonFields = {
  payeeName: optionalText,
  email: optionalFoldedText,
  qqNum: optionalText,
  mobileNum: optionalText,
  countryDialingCode: optionalFoldedText,
  recommenderId: optionalText,
  captcha: optionalFoldedText,
  captchaId: optionalText,
  verificationCode: v.optional(verificationCode),
  affiliateCode: optionalFoldedText,
  paymentPassword: optionalText,
  line: optionalText,
  whatsapp: optionalText,
  facebook: optionalText,
  wechat: optionalText,
  idNumber: optionalText,
  referralCode: optionalFoldedText,
  domain: optionalText,
  registerUrl: optionalText,
  registerMethod: v.literal('WEB'),
  login: v.literal(true),
  termsAccepted: v.boolean(),
  humanVerification,
  /** If the identity provider sends the SMS code: its token replaces verificationCode. */
  firebaseChannel: v.optional(v.literal('sms')),
  firebaseIdToken: v.optional(trimmedText(4096)),
};

const refusals = [
  'invalid_registration',
  'username_taken',
  'mobile_taken',
  'invitation_code_error',
  'terms_not_accepted',
  'registration_closed',
  'captcha_required',
  'captcha_wrong',
  'verification_required',
  'identity_token_invalid',
  'identity_provider_unavailable',
  'login_type_closed',
] as const;

/** Registers by the username form and logs in. */
export const register = defineCall({
  method: 'put',
  path: '/wps/member/register',
  access: 'public',
  encrypted: true,
  input: v.object({
    username: trimmedText(64),
    password: trimmedText(512),
    confirmPassword: trimmedText(512),
    ...commonFields,
  }),
  output: loginValue,
  refusals,
});

/**
 * Registers by mobile number (MOBILENUMREG3). The password is required with MOBILENUMPASSREG3 only; without it the
 * member logs in by code. The server generates the account name.
 */
export const registerByMobile = defineCall({
  method: 'put',
  path: '/wps/member/register/mobile',
  access: 'public',
  encrypted: true,
  input: v.object({
    ...commonFields,
    mobileNum: trimmedText(64),
    countryDialingCode: v.pipe(trimmedText(64), v.transform(foldedText)),
    password: optionalText,
    confirmPassword: optionalText,
  }),
  output: loginValue,
  refusals,
});
