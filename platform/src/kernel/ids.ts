import { randomBytes, randomUUID } from 'node:crypto';

/** A new id for a row or a request; made here and not by the database, so that it is known before the insert. */
export function newId(): string {
  return randomUUID();
}

/** A random text of `bytes` bytes as base64url, for tokens and codes that must not be guessed. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
