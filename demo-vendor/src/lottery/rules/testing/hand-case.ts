import type { DrawnNumbers, LotteryKindCode } from '../lottery-kind.ts';

/** Play type, numbers of the line separated by spaces, payout of one unit of money, and how it was computed by hand. */
export type HandCase = readonly [playType: string, numbers: string, pays: string, why?: string];

/** A board, and lines with their prizes computed by hand. */
export interface HandBoard {
  kind: LotteryKindCode;
  /** As `boardText` writes it; line breaks count as spaces. */
  board: string;
  cases: readonly HandCase[];
}

/** Parses a board from a table. */
export function boardOf(text: string): DrawnNumbers {
  return text.split(';').map((part) => {
    const [prize = '', ...numbers] = part.trim().split(/\s+/);
    return { prize, numbers };
  });
}
