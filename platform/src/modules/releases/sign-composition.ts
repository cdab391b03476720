import type { Composition } from '@portal/shared/contract/release/composition';
import type { PreviewDocument } from '@portal/shared/contract/release/preview';
import { CompactSign, importJWK } from 'jose';
import type { SigningKey } from './signing-keys.ts';

/** The document as compact JWS, ES256, with the `kid` of the key that signed. */
export async function signComposition(document: Composition | PreviewDocument, key: SigningKey): Promise<string> {
  return new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .sign(await importJWK(key, 'ES256'));
}
