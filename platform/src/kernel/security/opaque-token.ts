import { createHash, randomBytes } from 'node:crypto';

/** Creates an opaque token: 256 random bits as base64url (43 characters). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns the stored form of a token. A plain hash is enough, since the token has 256 random bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
