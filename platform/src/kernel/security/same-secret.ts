import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares what came from outside with a secret, by digests, in a time that says nothing of either. */
export function isSameSecret(given: string, secret: string): boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digestOf(given), digestOf(secret));
}
