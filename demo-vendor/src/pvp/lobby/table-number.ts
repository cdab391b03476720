import { createHmac } from 'node:crypto';

/**
 * Creates the numbers behind players' names at the tables. They do not reveal the account, not even by trying all of
 * them: `secret` (32 bytes) never leaves the studio.
 */
export function createTableNumbers(secret: Uint8Array): (playerId: string) => number {
  return (playerId) => createHmac('sha256', secret).update(`card table ${playerId}`).digest().readUInt32BE();
}
