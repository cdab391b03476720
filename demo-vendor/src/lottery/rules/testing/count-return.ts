import type { DrawnNumbers, Line, LotteryKind } from '../lottery-kind.ts';

/** Sums the payouts of a line over a list of boards, in hundredths of the stake. */
export function paidOver(kind: LotteryKind, line: Line, boards: Iterable<DrawnNumbers>): number {
  let sum = 0;
  for (const board of boards) sum += kind.winOf(line, board).oddsHundredths;
  return sum;
}

/** Returns every text of this length from these characters. */
export function everyText(symbols: string, length: number): string[] {
  if (length === 0) return [''];
  return everyText(symbols, length - 1).flatMap((start) => [...symbols].map((symbol) => start + symbol));
}

/** Returns a placeholder that matches no bet, for a number that does not count. */
const blank = (digits: number) => '-'.repeat(digits);

interface Prize {
  prize: string;
  count: number;
  digits: number;
}

/**
 * Computes the return of a line whose prizes add up over the numbers of a board: one number at a time takes all values
 * of its last digits (as many as count for the line), all others are blank. Numbers of one prize are alike, so one is
 * counted for all.
 */
export function returnByNumber(kind: LotteryKind, line: Line, layout: readonly Prize[], looksAt: number): number {
  const blanks = layout.map((prize) => ({ prize: prize.prize, numbers: blankNumbers(prize) }));
  const totals = layout.map((prize, at) => {
    const tail = Math.min(looksAt, prize.digits);
    const start = blank(prize.digits - tail);
    const ends = everyText('0123456789', tail);
    const boards = ends.map((end) => {
      const numbers = blankNumbers(prize).with(-1, start + end);
      return blanks.with(at, { prize: prize.prize, numbers });
    });
    return (prize.count * paidOver(kind, line, boards)) / ends.length;
  });
  return totals.reduce((sum, each) => sum + each, 0) / 100;
}

const blankNumbers = ({ count, digits }: Prize) => Array.from({ length: count }, () => blank(digits));
