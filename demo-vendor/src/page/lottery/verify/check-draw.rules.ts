import { commitmentOf, fairDraw, seedFromText } from '../../../fairness/fair-draw.ts';
import { boardText } from '../../../lottery/rules/board-text.ts';
import type { DrawnNumbers, LotteryKind } from '../../../lottery/rules/lottery-kind.ts';

export interface Check {
  claim: string;
  holds: boolean;
  /** What was counted here. */
  counted: string;
}

export interface DrawProof {
  commitment: string;
  /** Lower-case hex; absent before the draw. */
  seed?: string;
  numbers?: DrawnNumbers;
  /** 0: the numbers are those of the seed. */
  corrections: number;
}

/** The board that a seed gives, by the rules of the server. */
export const boardOfSeed = (kind: LotteryKind, seed: string, clientSeed: string): DrawnNumbers =>
  kind.draw(fairDraw(seedFromText(seed), clientSeed));

const isSeed = (seed: string) => /^[0-9a-f]{64}$/.test(seed);

/**
 * Counts a draw again from its seed. `toldBefore`: the commitment that this page saw before it bought a ticket, where it
 * did. Nothing before the draw is over, when there is no seed. A corrected board is not the seed's, and that is said.
 */
export function checkDraw(kind: LotteryKind, clientSeed: string, proof: DrawProof, toldBefore?: string): Check[] {
  const { commitment, seed, numbers, corrections } = proof;
  if (!seed || !isSeed(seed)) return [];
  const counted = commitmentOf(seedFromText(seed));
  const board = boardText(boardOfSeed(kind, seed, clientSeed));
  return [
    { claim: 'The seed fits the commitment of the draw', holds: counted === commitment, counted },
    ...(toldBefore === undefined
      ? []
      : [
          {
            claim: 'The commitment was shown on this page before you paid',
            holds: toldBefore === counted,
            counted: toldBefore,
          },
        ]),
    ...(numbers && corrections === 0
      ? [{ claim: 'The seed gives every number of the board', holds: board === boardText(numbers), counted: board }]
      : []),
  ];
}
