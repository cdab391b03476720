import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** `captcha` is the accessible other way where a picture captcha is demanded. */
export const humanPurposes = ['login', 'register', 'sms', 'captcha'] as const;

/**
 * A proof-of-work challenge; its solution goes as `humanVerification` with the call it is for, once. The fields of
 * the challenge are those of the ALTCHA protocol and are handed to its solver as they are.
 */
export const getHumanChallenge = defineCall({
  method: 'get',
  path: '/wps/verification/human',
  access: 'public',
  input: v.object({ purpose: v.picklist(humanPurposes) }),
  output: v.object({ challenge: v.record(v.string(), v.unknown()) }),
  refusals: [],
});
