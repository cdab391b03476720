import { hexToBytes } from '@noble/hashes/utils.js';
import { fairDraw, seedFromText, seedOfChain } from '../../../fairness/fair-draw.ts';
import type { DrawnNumbers, LotteryKind } from '../../rules/lottery-kind.ts';

/** Derives the seed of an instant ticket: number `seedNo`, from 1, in the chain of the page that buys it. */
export const instantSeed = (chainSecret: string, seedNo: number) => seedOfChain(hexToBytes(chainSecret), seedNo);

/**
 * Computes the board of an instant ticket from its seed (lower-case hex) and the id that the page chose after seeing
 * the commitment. The server draws with it, and the verifying page computes it again.
 */
export function instantBoard(kind: LotteryKind, seed: string, ticketId: string): DrawnNumbers {
  return kind.draw(fairDraw(seedFromText(seed), ticketId));
}
