import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { extraMethods, loginValue } from './login.ts';

const challengeId = filledText(64);

/** Sends the code for the methods mobile and email of a login from a new address, if the platform sends it. */
export const sendLoginCode = defineCall({
  method: 'post',
  path: '/wps/session/login/verification/code',
  access: 'public',
  encrypted: true,
  input: v.object({ challengeId, method: v.picklist(['mobile', 'email']) }),
  output: v.object({ expiredMinutes: v.number() }),
  refusals: ['challenge_over', 'sms_failed', 'email_failed'],
});

/** Completes a login from a new address by an offered method and its answer; five wrong answers end it. */
export const verifyLogin = defineCall({
  method: 'post',
  path: '/wps/session/login/verification',
  access: 'public',
  encrypted: true,
  input: v.object({
    challengeId,
    method: v.picklist(extraMethods),
    answer: v.optional(filledText(128)),
    /** Replaces the answer for the method mobile, if the identity provider sends the SMS. */
    firebaseIdToken: v.optional(filledText(4096)),
  }),
  output: loginValue,
  refusals: ['challenge_over', 'extra_verification_failed', 'account_closed', 'identity_provider_unavailable'],
});
