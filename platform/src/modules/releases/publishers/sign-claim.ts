import type { publisherClaim, publisherQuestion } from '@portal/shared/contract/operator/publisher-calls';
import { CompactSign, importJWK } from 'jose';
import type * as v from 'valibot';
import type { SigningKey } from '../signing-keys.ts';

type Signed = v.InferOutput<typeof publisherClaim> | v.InferOutput<typeof publisherQuestion>;

/** The header of a publication or a question: the claim as compact JWS, ES256, with the `kid` of the squad's key. */
export async function signClaim(claim: Signed, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claim)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
}
