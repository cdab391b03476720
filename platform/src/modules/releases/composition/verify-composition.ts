import { type Composition, composition } from '@portal/shared/contract/releases/composition';
import { compactVerify, createLocalJWKSet } from 'jose';
import * as v from 'valibot';
import type { PublicSigningKey } from './signing-keys.ts';

/**
 * Verifies a compact JWS and returns its composition. Throws for a wrong signature, unknown key, another algorithm or
 * shape.
 */
export async function verifyComposition(jws: string, keys: { keys: PublicSigningKey[] }): Promise<Composition> {
  const { payload } = await compactVerify(jws, createLocalJWKSet(keys), { algorithms: ['ES256'] });
  return v.parse(composition, JSON.parse(new TextDecoder().decode(payload)));
}
