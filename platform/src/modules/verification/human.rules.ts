import { randomInt } from 'node:crypto';
import type { humanPurposes } from '@portal/shared/contract/verification/human-challenge';
import * as v from 'valibot';

/** Fields of our challenges; any other cannot be signed by us. */
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

/** Parses challenge and solution as sent by the protocol: JSON as base64. Undefined for anything else. */
export function readSolution(text: string): v.InferOutput<typeof solved> | undefined {
  try {
    const read = v.safeParse(solved, JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Work of a challenge: about 0.2 s on a desktop computer, ten times that in place of a picture captcha. The server
 * makes and checks each with one derivation.
 * @param used share of the messages that newcomers may be sent today, 0 to 1: an SMS takes four times the work above a
 * half, sixteen times above four fifths
 */
export function workOf(purpose: (typeof humanPurposes)[number], used = 0) {
  const times = purpose !== 'sms' || used <= 0.5 ? 1 : used <= 0.8 ? 4 : 16;
  const tries = (purpose === 'captcha' ? 5000 : 500) * times;
  return { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(tries, 2 * tries) };
}
