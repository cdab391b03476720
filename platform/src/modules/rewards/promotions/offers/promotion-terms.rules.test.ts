import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  budgetLeft,
  depositBonus,
  depositFor,
  freeTerms,
  hasRoom,
  leastCost,
  type PromotionTerms,
  periodOf,
  placesOf,
  prizesLeft,
  type TermsOf,
} from './promotion-terms.rules.ts';

const asked = { per: 'once', minRank: 0, minDeposit: '0.00' } as const;
const deposit: TermsOf<'deposit'> = {
  kind: 'deposit',
  ...asked,
  turnoverPercent: 100,
  of: 'next',
  percent: 33,
  cap: '50.00',
  minDeposit: '10.00',
};
const raffle: TermsOf<'raffle'> = {
  kind: 'raffle',
  ...asked,
  turnoverPercent: 100,
  prizes: [
    { amount: '8.00', count: 1 },
    { amount: '0.50', count: 3 },
  ],
};
const bonus: PromotionTerms = { kind: 'bonus', ...asked, turnoverPercent: 0, amount: '5.00', budget: '12.00' };
const usage = (taken: number, spentMinor: bigint) => ({ taken, spentMinor });

test('makes a period of all time, a day, or a week from Monday', () => {
  assert.equal(periodOf({ per: 'once' }, '2026-03-04'), 'once');
  assert.equal(periodOf({ per: 'daily' }, '2026-03-04'), '2026-03-04');
  const week = (day: string) => periodOf({ per: 'weekly' }, day);
  assert.deepEqual(['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09'].map(week), [
    '2026-02-23',
    '2026-03-02',
    '2026-03-02',
    '2026-03-09',
  ]);
});

test('has no room when places, budget or prizes are used up', () => {
  assert.equal(hasRoom(freeTerms, usage(1_000_000, 0n), 0n), true);
  assert.equal(hasRoom({ ...freeTerms, places: 2 }, usage(1, 0n), 0n), true);
  assert.equal(hasRoom({ ...freeTerms, places: 2 }, usage(2, 0n), 0n), false);
  assert.deepEqual([hasRoom(bonus, usage(1, 700n), 500n), hasRoom(bonus, usage(2, 701n), 500n)], [true, false]);
  assert.deepEqual([budgetLeft(bonus, usage(0, 200n)), budgetLeft(bonus, usage(9, 9999n))], [1000n, 0n]);
  assert.deepEqual([placesOf(raffle), placesOf({ ...raffle, places: 2 }), placesOf(bonus)], [4, 2, undefined]);
  assert.equal(hasRoom(raffle, usage(4, 0n), 0n), false);
  assert.deepEqual([leastCost(bonus), leastCost(deposit), leastCost(raffle)], [500n, 1n, 0n]);
});

test('gives a share of the deposit in whole minor units, up to the cap', () => {
  const table: [bigint, bigint][] = [
    [1000n, 330n],
    [1001n, 330n],
    [1004n, 331n],
    [15_151n, 4999n],
    [15_152n, 5000n],
    [99_999_999n, 5000n],
  ];
  for (const [amount, given] of table) assert.equal(depositBonus(deposit, amount), given, String(amount));
});

test('finds the oldest sufficient deposit after joining without a bonus, or only the very first one', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 2, day));
  const deposits = [
    { id: 'a', amountMinor: 5000n, at: at(1) },
    { id: 'b', amountMinor: 999n, at: at(3) },
    { id: 'c', amountMinor: 1000n, at: at(4) },
    { id: 'd', amountMinor: 9000n, at: at(5) },
  ];
  const next = (joined: Date, used: string[] = []) => depositFor(deposit, joined, deposits, new Set(used))?.id;
  assert.deepEqual([next(at(1)), next(at(2)), next(at(2), ['c']), next(at(6))], ['a', 'c', 'd', undefined]);
  const first = { ...deposit, of: 'first' as const };
  const ofFirst = (used: string[] = [], window = {}) =>
    depositFor({ ...first, ...window }, at(9), deposits, new Set(used))?.id;
  const from = (day: number) => ({ countsFrom: at(day).toISOString() });
  const until = (day: number) => ({ countsUntil: at(day).toISOString() });
  assert.deepEqual([ofFirst(), ofFirst(['a']), ofFirst([], from(2))], ['a', undefined, undefined]);
  assert.deepEqual([ofFirst([], from(1)), ofFirst([], until(1)), ofFirst([], until(2))], ['a', undefined, 'a']);
  const within = { ...deposit, ...from(5), ...until(6) };
  assert.equal(depositFor(within, at(1), deposits, new Set())?.id, 'd');
  assert.equal(depositFor(within, at(1), deposits, new Set(['d'])), undefined);
  assert.equal(depositFor(first, at(9), [], new Set()), undefined);
});

test('gives no bonus for a deposit whose share rounds to zero', () => {
  const now = new Date(Date.UTC(2026, 2, 1));
  const small = { ...deposit, percent: 1, minDeposit: '0.00' };
  const deposits = [
    { id: 'a', amountMinor: 99n, at: now },
    { id: 'b', amountMinor: 100n, at: now },
  ];
  assert.equal(depositFor(small, now, deposits, new Set())?.id, 'b');
  assert.equal(depositFor({ ...small, of: 'first' }, now, deposits, new Set()), undefined);
});

test('computes the remaining prizes of a raffle', () => {
  const left = prizesLeft(raffle, new Map([['0.50', 1]]));
  assert.deepEqual(
    left.map(({ left: count }) => count),
    [1, 2],
  );
  assert.deepEqual(
    prizesLeft(raffle, new Map([['8.00', 7]])).map(({ left: count }) => count),
    [0, 3],
  );
});
