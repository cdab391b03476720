import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';

/** `captcha` is the accessible other way where a picture captcha is demanded. */
export const humanPurposes = ['login', 'register', 'sms', 'captcha'] as const;

/** A challenge of the ALTCHA protocol with every field that its signature covers. */
const humanChallenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.exactOptional(v.string()),
    memoryCost: v.exactOptional(v.number()),
    parallelism: v.exactOptional(v.number()),
    expiresAt: v.exactOptional(v.number()),
    data: v.exactOptional(v.record(v.string(), v.nullable(v.union([v.string(), v.number(), v.boolean()])))),
  }),
  signature: v.exactOptional(v.string()),
});

/**
 * `value` of the refusal `verification_required` of calls that send an SMS: the challenge whose solution will do, since
 * its work can be more than that of another one.
 */
export const verificationRefusal = v.object({ challenge: humanChallenge });

/**
 * A proof-of-work challenge; its solution goes as `humanVerification` with the call it is for, once, while the
 * work of a new one is not more than twice as much.
 */
export const getHumanChallenge = defineCall({
  method: 'get',
  path: '/wps/verification/human',
  access: 'public',
  input: v.object({ purpose: v.picklist(humanPurposes) }),
  output: v.object({ challenge: humanChallenge }),
  refusals: [],
});
