import { compactVerify, createLocalJWKSet, decodeProtectedHeader, type JWK } from 'jose';
import * as v from 'valibot';
import type { KnownHash } from './chain.rules.ts';

const signedHead = v.object({
  kind: v.literal('audit-head'),
  day: v.pipe(v.string(), v.isoDate()),
  sequence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

/** A head that somebody else has signed or changed. */
export class FalseHead extends Error {}

/**
 * Verifies a signed head and returns its hash; undefined if its key is none of these, as after an exchange of keys.
 *
 * @throws FalseHead
 */
export async function readHead(jws: string, keys: { keys: (JWK & { kid: string })[] }): Promise<KnownHash | undefined> {
  try {
    const { kid } = decodeProtectedHeader(jws);
    if (!keys.keys.some((key) => key.kid === kid)) return undefined;
    const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: ['ES256'] });
    const { day, sequence, hash } = v.parse(signedHead, JSON.parse(new TextDecoder().decode(payload)));
    return { sequence, hash, source: `head of ${day}` };
  } catch (cause) {
    throw new FalseHead(`A head does not verify: ${String(cause)}`);
  }
}
