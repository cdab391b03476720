import { createHmac } from 'node:crypto';

/**
 * What players are called at the tables comes from these numbers. They say nothing of the account, which cannot be found
 * by trying either: `secret` (32 bytes) never leaves the studio.
 */
export function createTableNumbers(secret: Uint8Array): (playerId: string) => number {
  return (playerId) => createHmac('sha256', secret).update(`card table ${playerId}`).digest().readUInt32BE();
}
