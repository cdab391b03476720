import type { DrawnNumbers, LotteryKindCode } from '../lottery-kind.ts';

/** Play type, numbers of the line apart by a space, what one unit of money pays, and how that was counted by hand. */
export type HandCase = readonly [playType: string, numbers: string, pays: string, why?: string];

/** A board, and lines whose prizes on it were counted by hand. */
export interface HandBoard {
  kind: LotteryKindCode;
  /** As `boardText` writes it; line breaks count as spaces. */
  board: string;
  cases: readonly HandCase[];
}

/** Reads a board that stands in a table as text. */
export function boardOf(text: string): DrawnNumbers {
  return text.split(';').map((part) => {
    const [prize = '', ...numbers] = part.trim().split(/\s+/);
    return { prize, numbers };
  });
}
