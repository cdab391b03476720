import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits as base64url (43 characters). */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: the token itself has 256 bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
