import { createHash, createHmac } from 'node:crypto';
import { blockText, numberIn } from '@portal/shared/contract/rewards/chance-draw';

/** Returns the lower-case hex SHA-256 of the server seed (hex), published before the draw. */
export function commitmentOf(serverSeed: string): string {
  return createHash('sha256').update(serverSeed, 'hex').digest('hex');
}

/**
 * Computes a number below the bound, by the rules of `chance-draw.ts` that the page verifies with. `serverSeed` is hex.
 */
export function fairNumber(serverSeed: string, clientSeed: string, bound: number): number {
  const key = Buffer.from(serverSeed, 'hex');
  for (let block = 0; ; block += 1) {
    const number = numberIn(createHmac('sha256', key).update(blockText(clientSeed, block)).digest(), bound);
    if (number !== undefined) return number;
  }
}
