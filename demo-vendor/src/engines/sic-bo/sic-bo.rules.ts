import type { Spot } from '../chips.rules.ts';
import { type Draw, stakeMultiple } from '../engine.ts';
import type { ThreeDice } from '../views.ts';

/** Chips returned for totals 4 to 17, the chip with them. */
const totalPays: readonly number[] = [63, 32, 19, 13, 9, 8, 7, 7, 8, 9, 13, 19, 32, 63];
export const faces = [1, 2, 3, 4, 5, 6];
const plain = (units: number) => stakeMultiple(units, 1);
export const pairsOfFaces = faces.flatMap((low) =>
  faces.filter((high) => high > low).map((high) => [low, high] as const),
);

export const spots: readonly Spot[] = [
  { id: 'small', label: 'Small, 4 to 10', pays: plain(2) },
  { id: 'big', label: 'Big, 11 to 17', pays: plain(2) },
  { id: 'odd', label: 'Odd', pays: plain(2) },
  { id: 'even', label: 'Even', pays: plain(2) },
  ...totalPays.map((units, i) => ({ id: `total${i + 4}`, label: `Total ${i + 4}`, pays: plain(units) })),
  ...faces.map((face) => ({ id: `double${face}`, label: `Double ${face}`, pays: plain(12) })),
  ...faces.map((face) => ({ id: `triple${face}`, label: `Triple ${face}`, pays: plain(191) })),
  { id: 'triple', label: 'Any triple', pays: plain(32) },
  ...pairsOfFaces.map(([low, high]) => ({ id: `pair${low}${high}`, label: `${low} and ${high}`, pays: plain(7) })),
  ...faces.map((face) => ({ id: `single${face}`, label: `Single ${face}`, pays: '2×, 3×, 13×' })),
];

export const denominator = 1;

export function drawRound(draw: Draw): ThreeDice {
  return [draw(6) + 1, draw(6) + 1, draw(6) + 1];
}

/** Chips returned for a chip on the spot, the chip itself with them. A triple beats small, big, odd and even. */
export function spotUnits(dice: ThreeDice, spotId: string): number {
  const total = dice[0] + dice[1] + dice[2];
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2];
  if (spotId === 'small') return !isTriple && total <= 10 ? 2 : 0;
  if (spotId === 'big') return !isTriple && total >= 11 ? 2 : 0;
  if (spotId === 'odd') return !isTriple && total % 2 === 1 ? 2 : 0;
  if (spotId === 'even') return !isTriple && total % 2 === 0 ? 2 : 0;
  if (spotId === 'triple') return isTriple ? 32 : 0;
  const [, word = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(spotId) ?? [];
  if (word === 'total') return total === Number(digits) ? (totalPays[total - 4] ?? 0) : 0;
  const shown = (face: string | undefined) => dice.filter((each) => each === Number(face)).length;
  if (word === 'pair') return shown(digits[0]) > 0 && shown(digits[1]) > 0 ? 7 : 0;
  const count = shown(digits);
  if (word === 'double') return count >= 2 ? 12 : 0;
  if (word === 'triple') return count === 3 ? 191 : 0;
  return word === 'single' ? ([0, 2, 3, 13][count] ?? 0) : 0;
}
