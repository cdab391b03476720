import type { Draw } from '@portal/engines/engine';
import type { DrawnNumbers } from './lottery-kind.ts';

/** Prizes of a board in order, each with its count of numbers and their digits. */
export type BoardLayout = readonly { prize: string; count: number; digits: number }[];

/** Builds a layout in order from digits and the count of numbers of each prize. */
export function layoutOf(
  ...parts: readonly (readonly [digits: number, counts: Record<string, number>])[]
): BoardLayout {
  return parts.flatMap(([digits, counts]) =>
    Object.entries(counts).map(([prize, count]) => ({ prize, count, digits })),
  );
}

/** Draws every number of the layout independently, so a number may appear twice. */
export function drawBoard(layout: BoardLayout, draw: Draw): DrawnNumbers {
  return layout.map(({ prize, count, digits }) => ({
    prize,
    numbers: Array.from({ length: count }, () => String(draw(10 ** digits)).padStart(digits, '0')),
  }));
}

/** Returns the numbers of one prize. Throws if the board has no such prize. */
export function numbersOf(drawn: DrawnNumbers, prize: string): readonly string[] {
  const found = drawn.find((each) => each.prize === prize);
  if (!found) throw new Error(`a board without ${prize}`);
  return found.numbers;
}

/** Returns the number of a prize that has only one. */
export function numberOf(drawn: DrawnNumbers, prize: string): string {
  const [number] = numbersOf(drawn, prize);
  if (number === undefined) throw new Error(`a board without a number of ${prize}`);
  return number;
}

/** Returns the last `digits` of every number that has as many, one entry for each number. */
export function tailsOf(drawn: DrawnNumbers, digits: number): readonly string[] {
  return drawn
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number.length >= digits)
    .map((number) => number.slice(-digits));
}

/** Counts a text in a list. */
export function countOf(list: readonly string[], text: string): number {
  return list.filter((each) => each === text).length;
}

/** Sorts the characters of a text, so that numbers with the same digits become equal. */
export function sorted(text: string): string {
  return [...text].sort().join('');
}
