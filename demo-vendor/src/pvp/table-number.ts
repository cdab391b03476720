import { createHash } from 'node:crypto';

/** What a player is called at the tables comes from this number, which says nothing of the account. */
export function tableNumber(playerId: string): number {
  return createHash('sha256').update(`card table ${playerId}`).digest().readUInt32BE();
}
