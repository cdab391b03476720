import { randomInt } from 'node:crypto';
import type { humanPurposes } from '@portal/shared/contract/verification/human-challenge';
import * as v from 'valibot';

/** The fields that a challenge of ours has; another one cannot be signed by us. */
const solved = v.object({
  challenge: v.object({
    parameters: v.strictObject({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: v.string(),
      salt: v.string(),
      cost: v.number(),
      keyLength: v.number(),
      keyPrefix: v.string(),
      keySignature: v.string(),
      data: v.strictObject({ until: v.number() }),
    }),
    signature: v.string(),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});

/** Challenge and solution as the protocol sends them: JSON as base64. Undefined when it is anything else. */
export function readSolution(text: string): v.InferOutput<typeof solved> | undefined {
  try {
    const read = v.safeParse(solved, JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * How much has to be tried: about 0.2 s of a desktop computer, ten times as much in place of a picture captcha. The
 * server makes and checks each with one derivation.
 */
export function workOf(purpose: (typeof humanPurposes)[number]) {
  const tries = purpose === 'captcha' ? 5000 : 500;
  return { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(tries, 2 * tries) };
}
