import type { Spot } from '../chips.rules.ts';
import { type Draw, stakeMultiple } from '../engine.ts';

/** The order of the numbers on a European wheel, clockwise from zero. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];
export const redNumbers: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

type RouletteColour = 'red' | 'black' | 'green';

export function colourOf(number: number): RouletteColour {
  return number === 0 ? 'green' : redNumbers.includes(number) ? 'red' : 'black';
}

interface RouletteResult {
  number: number;
}

interface RouletteSpot extends Spot {
  numbers: readonly number[];
}

const oneTo36 = Array.from({ length: 36 }, (_, i) => i + 1);

function spot(id: string, label: string, numbers: readonly number[]): RouletteSpot {
  return { id, label, numbers, pays: stakeMultiple(36, numbers.length) };
}

/** A bet on neighbours of the layout; its id lists its numbers: 8-9, 1-2-3. */
const inside = (word: string) => (numbers: readonly number[]) =>
  spot(numbers.join('-'), `${word} ${numbers.join(' ')}`, numbers);

const rowStarts = oneTo36.filter((n) => n % 3 === 1);
const isInRow = (n: number) => n % 3 !== 0;
const splits = [
  ...[1, 2, 3].map((n) => [0, n]),
  ...oneTo36.flatMap((n) => [...(isInRow(n) ? [[n, n + 1]] : []), ...(n <= 33 ? [[n, n + 3]] : [])]),
];
const corners = oneTo36.filter((n) => isInRow(n) && n <= 32).map((n) => [n, n + 1, n + 3, n + 4]);
const streets = rowStarts.map((n) => [n, n + 1, n + 2]);
const sixLines = rowStarts.slice(0, -1).map((n) => [n, n + 1, n + 2, n + 3, n + 4, n + 5]);

/** Every bet of the European layout, single zero, by its numbers. */
export const rouletteSpots: readonly RouletteSpot[] = [
  ...[0, ...oneTo36].map((n) => spot(`${n}`, `Number ${n}`, [n])),
  ...splits.map(inside('Split')),
  ...[[0, 1, 2], [0, 2, 3], ...streets].map(inside('Street')),
  ...corners.map(inside('Corner')),
  inside('First four')([0, 1, 2, 3]),
  ...sixLines.map(inside('Six line')),
  ...[1, 2, 3].map((d) =>
    spot(
      `dozen${d}`,
      `${12 * d - 11} to ${12 * d}`,
      oneTo36.filter((n) => Math.ceil(n / 12) === d),
    ),
  ),
  ...[1, 2, 3].map((c) =>
    spot(
      `column${c}`,
      `Column ${c}`,
      oneTo36.filter((n) => n % 3 === c % 3),
    ),
  ),
  spot('red', 'Red', redNumbers),
  spot(
    'black',
    'Black',
    oneTo36.filter((n) => !redNumbers.includes(n)),
  ),
  spot(
    'even',
    'Even',
    oneTo36.filter((n) => n % 2 === 0),
  ),
  spot(
    'odd',
    'Odd',
    oneTo36.filter((n) => n % 2 === 1),
  ),
  spot('low', '1 to 18', oneTo36.slice(0, 18)),
  spot('high', '19 to 36', oneTo36.slice(18)),
];

export const spots: readonly Spot[] = rouletteSpots.map(({ id, label, pays }) => ({ id, label, pays }));

/** `spotUnits` are whole chips. */
export const denominator = 1;

export function drawRound(draw: Draw): RouletteResult {
  return { number: draw(37) };
}

const byId = new Map(rouletteSpots.map((each) => [each.id, new Set(each.numbers)]));

/** Returns the chips paid for a chip on the spot, the chip included; every bet returns 36 of 37. */
export function spotUnits({ number }: RouletteResult, spotId: string): number {
  const numbers = byId.get(spotId);
  return numbers?.has(number) ? 36 / numbers.size : 0;
}
