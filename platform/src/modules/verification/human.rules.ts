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
      data: v.strictObject({ until: v.number(), steps: v.number() }),
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

/** Shares of what newcomers may be sent in a day; above each of them an SMS takes twice the work. */
const stepShares = [0.5, 0.6, 0.7, 0.8] as const;
/** 32 times the least work: about 6 s on a desktop computer, half a minute on a slow phone. */
const mostSteps = 5;

/**
 * How often the work of an SMS is doubled.
 * @param used share of the messages that newcomers may be sent today, 0 to 1
 * @param more steps for a number that many ask for
 */
export const workSteps = (used: number, more = 0): number =>
  Math.min(mostSteps, stepShares.filter((share) => used > share).length + more);

/**
 * Work of a challenge: about 0.2 s on a desktop computer, ten times that in place of a picture captcha, doubled with
 * each step. The server makes and checks each with one derivation.
 */
export function workOf(purpose: (typeof humanPurposes)[number], steps = 0) {
  const tries = (purpose === 'captcha' ? 5000 : 500) * 2 ** steps;
  return { algorithm: 'PBKDF2/SHA-256', cost: 1000, counter: randomInt(tries, 2 * tries) };
}
