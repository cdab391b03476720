import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { cacheVersion } from './cache-version.ts';

/** The server's rule for one registration field (docs/product.md 3). acceptedPattern '*' allows any text. */
export const fieldRule = v.object({
  enabled: v.boolean(),
  required: v.boolean(),
  minLength: v.number(),
  maxLength: v.number(),
  patternId: v.string(),
  acceptedPattern: v.string(),
});
export type FieldRule = v.InferOutput<typeof fieldRule>;

export const registrationFields = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const;
export type RegistrationField = (typeof registrationFields)[number];

export const getRegisterSettings = defineCall({
  method: 'get',
  path: '/wps/system/setting/register',
  access: 'public',
  input: v.object({}),
  output: v.object({
    cacheVersion,
    flags: v.object({
      USERNAMEREG3: v.boolean(),
      MOBILENUMREG3: v.boolean(),
      MOBILENUMPASSREG3: v.boolean(),
      REGMOBVERF3: v.boolean(),
      CHNGPASSVERIF3: v.boolean(),
    }),
    rules: v.record(v.picklist(registrationFields), fieldRule),
    agreementAge: v.number(),
    termsTicked: v.boolean(),
  }),
  refusals: [],
});
