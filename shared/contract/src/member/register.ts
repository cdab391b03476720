import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { loginValue } from '../session/login.ts';

const optionalText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(255)));

/** Register by the username form; bounds and patterns come from the server's rules, not from this schema. */
export const register = defineCall({
  method: 'put',
  path: '/wps/member/register',
  access: 'public',
  encrypted: true,
  input: v.object({
    username: v.pipe(v.string(), v.trim(), v.maxLength(64)),
    password: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    confirmPassword: v.pipe(v.string(), v.trim(), v.maxLength(128)),
    payeeName: optionalText,
    email: optionalText,
    qqNum: optionalText,
    mobileNum: optionalText,
    countryDialingCode: optionalText,
    recommenderId: optionalText,
    captcha: optionalText,
    captchaId: optionalText,
    verificationCode: optionalText,
    affiliateCode: optionalText,
    paymentPassword: optionalText,
    line: optionalText,
    whatsapp: optionalText,
    facebook: optionalText,
    wechat: optionalText,
    idNumber: optionalText,
    referralCode: optionalText,
    domain: optionalText,
    registerUrl: optionalText,
    registerMethod: v.literal('WEB'),
    login: v.literal(true),
    termsAccepted: v.boolean(),
  }),
  output: loginValue,
  refusals: [
    'invalid_registration',
    'username_taken',
    'invitation_code_error',
    'terms_not_accepted',
    'registration_closed',
  ],
});
