import { createHash } from 'node:crypto';

/** What is stored of an operator's token: with 256 random bits a plain hash is enough. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
