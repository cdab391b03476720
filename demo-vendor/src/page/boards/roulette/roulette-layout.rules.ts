/** Position of a spot on the grid of numbers: along its 12 rows of three, and across a row from 0 (edge) to 3. */
export interface GridPosition {
  along: number;
  across: number;
}

export const rowOf = (number: number) => Math.floor((number - 1) / 3);
export const columnOf = (number: number) => (number - 1) % 3;

/**
 * Returns the bet at a place of a number's field: its middle (0, 0), an edge or a corner. `along` leads away from zero,
 * `across` from the first number of a row to the third. The outer edges are the street.
 */
export function spotAt(number: number, along: -1 | 0 | 1, across: -1 | 0 | 1): string {
  const row = rowOf(number);
  const first = row * 3 + 1;
  const isOuter = (across === -1 && columnOf(number) === 0) || (across === 1 && columnOf(number) === 2);
  const own = across === 0 ? [number] : isOuter ? [first, first + 1, first + 2] : [number, number + across];
  const isPastEnd = row === 11 && along === 1;
  const beside = along === 0 || isPastEnd ? [] : row === 0 && along === -1 ? [0] : own.map((each) => each + 3 * along);
  return [...own, ...beside].sort((a, b) => a - b).join('-');
}

/** Returns the position of a spot's chips; undefined for zero alone and for spots outside the grid. */
export function gridPositionOf(spotId: string): GridPosition | undefined {
  if (!/^\d+(-\d+)*$/.test(spotId) || spotId === '0') return undefined;
  const all = spotId.split('-').map(Number);
  const numbers = all.filter((number) => number > 0);
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const along = all.length > numbers.length ? 0 : mean(numbers.map(rowOf)) + 0.5;
  const isWholeRow = new Set(numbers.map(columnOf)).size === 3;
  return { along, across: isWholeRow ? 0 : mean(numbers.map(columnOf)) + 0.5 };
}

const rowsInHalf = 6;

/**
 * Returns the field of a number on a phone, from 0: a row of seven and a column of six. The rows are folded into two
 * halves side by side: 1 to 18 below zero, and 19 to 36, which begin a row higher with the column bets below.
 */
export function foldedField(number: number): { row: number; column: number } {
  const row = rowOf(number);
  return row < rowsInHalf
    ? { row: row + 1, column: columnOf(number) }
    : { row: row - rowsInHalf, column: columnOf(number) + 3 };
}

/** Maps a grid position into the halves of `foldedField`; positions on the fold are at the end of the first half. */
export function foldedPosition({ along, across }: GridPosition): { down: number; right: number } {
  return along <= rowsInHalf ? { down: along + 1, right: across } : { down: along - rowsInHalf, right: across + 3 };
}
