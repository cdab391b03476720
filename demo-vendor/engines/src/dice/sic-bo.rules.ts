import type { Spot } from '../chips.rules.ts';
import { type Draw, stakeMultiple } from '../engine.ts';
import type { ThreeDice } from '../views.ts';

/** Chips paid for totals 4 to 17, the chip included. */
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

const totalOf = (dice: ThreeDice) => dice[0] + dice[1] + dice[2];
const isTriple = (dice: ThreeDice) => dice[0] === dice[1] && dice[1] === dice[2];
const shown = (dice: ThreeDice, face: string | undefined) => dice.filter((each) => each === Number(face)).length;

type Units = (dice: ThreeDice) => number;

/** Even-money bets; a triple loses all of them. */
const evenMoney =
  (holds: (total: number) => boolean): Units =>
  (dice) =>
    !isTriple(dice) && holds(totalOf(dice)) ? 2 : 0;

const wholeSpots = new Map<string, Units>([
  ['small', evenMoney((total) => total <= 10)],
  ['big', evenMoney((total) => total >= 11)],
  ['odd', evenMoney((total) => total % 2 === 1)],
  ['even', evenMoney((total) => total % 2 === 0)],
  ['triple', (dice) => (isTriple(dice) ? 32 : 0)],
]);

/** Spots by their word; the digits after it are the faces or the total. */
const numberedSpots = new Map<string, (dice: ThreeDice, digits: string) => number>([
  ['total', (dice, digits) => (totalOf(dice) === Number(digits) ? (totalPays[Number(digits) - 4] ?? 0) : 0)],
  ['pair', (dice, digits) => (shown(dice, digits[0]) > 0 && shown(dice, digits[1]) > 0 ? 7 : 0)],
  ['double', (dice, face) => (shown(dice, face) >= 2 ? 12 : 0)],
  ['triple', (dice, face) => (shown(dice, face) === 3 ? 191 : 0)],
  ['single', (dice, face) => [0, 2, 3, 13][shown(dice, face)] ?? 0],
]);

/** Returns the chips paid for a chip on the spot, the chip included. */
export function spotUnits(dice: ThreeDice, spotId: string): number {
  const whole = wholeSpots.get(spotId);
  if (whole) return whole(dice);
  const [, word = '', digits = ''] = /^([a-z]+)(\d+)$/.exec(spotId) ?? [];
  return numberedSpots.get(word)?.(dice, digits) ?? 0;
}
