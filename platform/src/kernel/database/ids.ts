import { randomBytes, randomUUID } from 'node:crypto';

/** Creates an id for a row or a request; here and not in the database, so that it is known before the insert. */
export function newId(): string {
  return randomUUID();
}

/** Creates a random text of `bytes` bytes as base64url, for tokens and codes that must not be guessed. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}
