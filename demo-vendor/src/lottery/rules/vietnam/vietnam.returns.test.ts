import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findKind } from '../find-kind.ts';
import { assertReturns } from '../testing/assert-returns.ts';
import { everyText, paidOver, returnByNumber } from '../testing/count-return.ts';

const north = [
  ['DB', 1, 5],
  ['G1', 1, 5],
  ['G2', 2, 5],
  ['G3', 6, 5],
  ['G4', 4, 4],
  ['G5', 6, 4],
  ['G6', 3, 3],
  ['G7', 4, 2],
] as const;
const province = [
  ['DB', 1, 6],
  ['G1', 1, 5],
  ['G2', 1, 5],
  ['G3', 2, 5],
  ['G4', 7, 5],
  ['G5', 1, 4],
  ['G6', 3, 4],
  ['G7', 1, 3],
  ['G8', 1, 2],
] as const;

const regions = [
  { code: 'vn-north', layout: north.map(prizeOf), numbers: 27n },
  { code: 'vn-central', layout: province.map(prizeOf), numbers: 18n },
  { code: 'vn-south', layout: province.map(prizeOf), numbers: 18n },
] as const;

function prizeOf([prize, count, digits]: readonly [string, number, number]) {
  return { prize, count, digits };
}

const added = [
  ['2D', ['07', '77'], 2],
  ['3D', ['012', '121', '555'], 3],
  ['4D', ['0123', '9999'], 4],
  ['DB_2D', ['07', '77'], 2],
  ['DB_3D', ['012', '555'], 3],
  ['DB_4D', ['0123', '9999'], 4],
  ['DB_TENS', ['0', '9'], 2],
  ['DB_UNITS', ['0', '9'], 2],
  ['HEAD_2D', ['07', '77'], 2],
] as const;

/**
 * Counts the ways that all wanted numbers are among the tails, tail by tail: of 100 equally likely tails, as many as
 * are still missing add one. Out of 100 to the power of the tails.
 */
function waysToCollect(wanted: number, tails: bigint): bigint {
  let ways = [1n, ...Array.from({ length: wanted }, () => 0n)];
  for (let tail = 0n; tail < tails; tail += 1n) {
    ways = ways.map((stay, have) => {
      const missing = BigInt(wanted - have);
      return stay * (100n - missing) + (ways[have - 1] ?? 0n) * (missing + 1n);
    });
  }
  return ways[wanted] ?? 0n;
}

for (const { code, layout, numbers } of regions) {
  const kind = findKind(code);

  test(`${code}: publishes the return of lots, head and special prize, number by number`, () => {
    for (const [playType, lines, looksAt] of added) {
      const returns = lines.map((line) => returnByNumber(kind, { playType, numbers: [line] }, layout, looksAt));
      assertReturns(kind, playType, returns);
    }
  });

  test(`${code}: publishes the return of halves of the special prize over its hundred tails`, () => {
    const boards = everyText('0123456789', 2).map((tail) => [{ prize: 'DB', numbers: [`999${tail}`] }]);
    const returns = ['BIG', 'SMALL', 'ODD', 'EVEN'].map(
      (option) => paidOver(kind, { playType: 'DB_BIG_SMALL', numbers: [option] }, boards) / 10_000,
    );
    assertReturns(kind, 'DB_BIG_SMALL', returns);
  });

  // covers 1
  test(`${code}: publishes the return of xiên, collected tail by tail`, () => {
    for (const wanted of [2, 3, 4]) {
      const line = { playType: `XIEN${wanted}`, numbers: ['07', '11', '70', '99'].slice(0, wanted) };
      const pays = kind.winOf(line, [{ prize: 'G1', numbers: line.numbers }]).oddsHundredths;
      const millionths = (waysToCollect(wanted, numbers) * BigInt(pays) * 10_000n) / 100n ** numbers;
      assertReturns(kind, line.playType, [Number(millionths) / 1_000_000]);
    }
  });
}

test('counts both orders of collecting two of two tails', () => {
  assert.equal(waysToCollect(2, 2n), 2n);
  assert.equal(waysToCollect(1, 2n), 199n);
});
