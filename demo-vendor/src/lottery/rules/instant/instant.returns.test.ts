import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '@portal/engines/seeded-draw';
import { findKind } from '../find-kind.ts';
import type { LotteryKind } from '../lottery-kind.ts';
import { assertReturns } from '../testing/assert-returns.ts';

const line = { playType: 'INSTANT', numbers: [] };
const seed = Number(process.env.TEST_SEED ?? 20_261_122);

/** Tickets of nine fields and six pictures by stars: ways to place the stars, times 5 for each other field. */
const starTickets = {
  '3 stars': 84 * 15_625,
  '4 stars': 126 * 3125,
  '5 stars': 126 * 625,
  '6 stars': 84 * 125,
  '7 stars': 36 * 25,
  '8 stars': 9 * 5,
  '9 stars': 1,
};
const allStarTickets = 10_077_696;
const starChances = Object.entries(starTickets).map(([won, tickets]) => [won, tickets / allStarTickets] as const);

/** Each of eight lines shows three of a picture on one ticket of 512, so that a picture has one line in 64 tickets. */
const waveChances = findKind('instant-wave').playTypes.flatMap(({ odds }) =>
  odds.map(({ won }) => [won, 1 / 64] as const),
);

function publishedReturn(kind: LotteryKind, chances: readonly (readonly [string, number])[]): number {
  const odds = kind.playTypes.flatMap((type) => type.odds);
  assert.deepEqual(odds.map(({ won }) => won).sort(), chances.map(([won]) => won).sort());
  const paysOf = (won: string) => Number(odds.find((each) => each.won === won)?.pays);
  return chances.reduce((sum, [won, chance]) => sum + chance * paysOf(won), 0);
}

test('star ticket: publishes the return counted over tickets by number of stars', () => {
  const losers = 5 ** 9 + 9 * 5 ** 8 + 36 * 5 ** 7;
  assert.equal(
    Object.values(starTickets).reduce((sum, tickets) => sum + tickets, losers),
    allStarTickets,
  );
  const kind = findKind('instant');
  assertReturns(kind, 'INSTANT', [publishedReturn(kind, starChances)]);
});

// covers 1
test('wave ticket: publishes the return by the chance of a line', () => {
  const kind = findKind('instant-wave');
  assert.equal(waveChances.length, 8);
  assertReturns(kind, 'INSTANT', [publishedReturn(kind, waveChances)]);
});

for (const [code, chances] of [['instant', starChances] as const, ['instant-wave', waveChances] as const]) {
  test(`${code}: 200,000 tickets win as often as expected (seed ${seed})`, () => {
    const kind = findKind(code);
    const draw = seededDraw(seed);
    const tickets = 200_000;
    const won = new Map<string, number>();
    for (let ticket = 0; ticket < tickets; ticket += 1) {
      for (const hit of kind.winOf(line, kind.draw(draw)).hits) won.set(hit.won, (won.get(hit.won) ?? 0) + hit.times);
    }
    for (const [what, chance] of chances) {
      const [count, expected] = [won.get(what) ?? 0, tickets * chance];
      // Crossing lines are slightly correlated: allow 5.5 standard errors, plus 3 for the rarest.
      assert.ok(Math.abs(count - expected) < 5.5 * Math.sqrt(expected) + 3, `${what}: ${count} of ${expected}`);
    }
  });
}
