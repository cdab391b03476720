import type { Draw } from '../../engines/engine.ts';
import type { DrawnNumbers } from './lottery-kind.ts';

/** Prizes of a board of numbers, in its order: how many numbers each has, and of how many digits. */
export type BoardLayout = readonly { prize: string; count: number; digits: number }[];

/** A layout in its order: of so many digits, how many numbers each prize has. */
export function layoutOf(
  ...parts: readonly (readonly [digits: number, counts: Record<string, number>])[]
): BoardLayout {
  return parts.flatMap(([digits, counts]) =>
    Object.entries(counts).map(([prize, count]) => ({ prize, count, digits })),
  );
}

/** Draws every number of the layout for itself: a number may come twice. */
export function drawBoard(layout: BoardLayout, draw: Draw): DrawnNumbers {
  return layout.map(({ prize, count, digits }) => ({
    prize,
    numbers: Array.from({ length: count }, () => String(draw(10 ** digits)).padStart(digits, '0')),
  }));
}

/** Numbers of one prize. Throws where the board has no such prize. */
export function numbersOf(drawn: DrawnNumbers, prize: string): readonly string[] {
  const found = drawn.find((each) => each.prize === prize);
  if (!found) throw new Error(`a board without ${prize}`);
  return found.numbers;
}

/** The number of a prize that has but one. */
export function numberOf(drawn: DrawnNumbers, prize: string): string {
  const [number] = numbersOf(drawn, prize);
  if (number === undefined) throw new Error(`a board without a number of ${prize}`);
  return number;
}

/** The last digits of every number that has as many, one entry for each number. */
export function tailsOf(drawn: DrawnNumbers, digits: number): readonly string[] {
  return drawn
    .flatMap(({ numbers }) => numbers)
    .filter((number) => number.length >= digits)
    .map((number) => number.slice(-digits));
}

/** How often a text is in a list. */
export function countOf(list: readonly string[], text: string): number {
  return list.filter((each) => each === text).length;
}

/** Letters in order, so that two numbers of the same digits are the same text. */
export function sorted(text: string): string {
  return [...text].sort().join('');
}
