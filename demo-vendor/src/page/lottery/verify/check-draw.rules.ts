import { commitmentOf, fairDraw, seedFromText } from '../../../fairness/fair-draw.ts';
import { boardText } from '../../../lottery/rules/board-text.ts';
import type { DrawnNumbers, LotteryKind } from '../../../lottery/rules/lottery-kind.ts';
import type { Check } from '../../frame/check.ts';

/** Returns the storage key for the commitment of a draw that the page bought a ticket for. */
export const commitmentKey = (gameCode: string, drawId: string): string => `${gameCode}:${drawId}`;

/** A check with the text of its claim. */
interface DrawCheck extends Check {
  claim: 'claim.seed_told' | 'claim.commitment' | 'claim.shown_before' | 'claim.board';
}

export interface DrawProof {
  commitment: string;
  /** Lower-case hex; absent before the draw. */
  seed?: string;
  numbers?: DrawnNumbers;
  /** 0: the numbers come from the seed. */
  corrections: number;
}

/** Computes the board of a seed by the rules of the server. */
export const boardOfSeed = (kind: LotteryKind, seed: string, clientSeed: string): DrawnNumbers =>
  kind.draw(fairDraw(seedFromText(seed), clientSeed));

/** Returns whether a text is a valid seed. */
export const isSeed = (seed: string | undefined): seed is string => seed !== undefined && /^[0-9a-f]{64}$/.test(seed);

/**
 * Recomputes a draw from its seed. `reportedBefore`: the commitment that this page saw before it bought a ticket, if any.
 * Returns no checks before the draw is over, when there is neither seed nor board; a board without a seed fails. A
 * corrected board is reported as not from the seed.
 */
export function checkDraw(
  kind: LotteryKind,
  clientSeed: string,
  proof: DrawProof,
  earlierCommitment?: string,
): DrawCheck[] {
  const { commitment, seed, numbers, corrections } = proof;
  if (!isSeed(seed)) {
    if (!numbers && seed === undefined) return [];
    return [{ claim: 'claim.seed_told', holds: false, counted: seed ?? '–' }];
  }
  const counted = commitmentOf(seedFromText(seed));
  const checks: DrawCheck[] = [{ claim: 'claim.commitment', holds: counted === commitment, counted }];
  if (earlierCommitment !== undefined)
    checks.push({ claim: 'claim.shown_before', holds: earlierCommitment === counted, counted: earlierCommitment });
  const board = boardText(boardOfSeed(kind, seed, clientSeed));
  if (numbers && corrections === 0)
    checks.push({ claim: 'claim.board', holds: board === boardText(numbers), counted: board });
  return checks;
}
