import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** A base64 PNG; the login sends captchaId back with the typed text. */
export const getCaptcha = defineCall({
  method: 'get',
  path: '/wps/captcha',
  access: 'public',
  input: v.object({}),
  output: v.object({ captchaId: v.string(), image: v.string() }),
  refusals: [],
});
