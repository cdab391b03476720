import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/**
 * The form in which the chat link is sent (docs/architecture.md 4): base64url of iv, AES-256-GCM ciphertext and tag,
 * then the 8 characters whose SHA-256 is the key. It hides the address from a plain text search of the answers, not
 * from a reader.
 */
export function sealedPath(path: string): string {
  const key = randomBytes(6).toString('base64url');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', createHash('sha256').update(key).digest(), iv);
  const sealed = Buffer.concat([iv, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url') + key;
}
