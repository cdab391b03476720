import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { filledText } from '../typed/form-texts.ts';
import { loginValue } from './login.ts';

/** Creates a trial account (isAgent 4) for a visitor (docs/product.md 3, free-play login payload). */
export const freePlay = defineCall({
  method: 'post',
  path: '/wps/session/login/freeplay',
  access: 'public',
  input: v.object({
    os: filledText(40),
    platform: v.literal('W'),
    Encryption: v.literal('1'),
    'X-Gateway-Version': v.literal('3'),
  }),
  output: loginValue,
  refusals: ['login_type_closed'],
});
