import { CompactSign, importJWK } from 'jose';
import type { SigningKey } from './signing-keys.ts';

/** Signs a document as compact JWS, ES256, with the `kid` of the key. */
export async function signDocument(document: object, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
}
