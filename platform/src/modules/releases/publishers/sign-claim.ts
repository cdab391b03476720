import type { publisherClaim } from '@portal/shared/contract/operator/publisher-calls';
import { CompactSign, type CryptoKey } from 'jose';
import type * as v from 'valibot';

/** The header of a publication: the claim as compact JWS, ES256, with the `kid` of the squad's key. */
export function signClaim(
  claim: v.InferOutput<typeof publisherClaim>,
  { kid, privateKey }: { kid: string; privateKey: CryptoKey },
): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claim)))
    .setProtectedHeader({ alg: 'ES256', kid })
    .sign(privateKey);
}
