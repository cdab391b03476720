import { CompactEncrypt, importJWK, type JWK } from 'jose';

export interface EncryptionKey extends JWK {
  kid: string;
}

/** Body of an encrypted call: compact JWE, ECDH-ES with A256GCM, with key id, time (seconds) and a one-use id. */
export async function encryptBody(
  body: unknown,
  key: EncryptionKey,
  issuedAtSeconds: number,
): Promise<{ payload: string }> {
  const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(body)))
    .setProtectedHeader({
      alg: 'ECDH-ES',
      enc: 'A256GCM',
      kid: key.kid,
      iat: issuedAtSeconds,
      jti: crypto.randomUUID(),
    })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return { payload };
}
