import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prizeOf, shownPrizes } from './prizes.rules.ts';
import { scoresOf } from './scores.rules.ts';

const round = (memberId: string, stakeMinor: string, winMinor: string, minute: number) => ({
  memberId,
  stakeMinor,
  winMinor,
  settledAt: `2026-03-02T08:${String(minute).padStart(2, '0')}:00.000Z`,
});
const at = (minute: number) => new Date(`2026-03-02T08:${String(minute).padStart(2, '0')}:00.000Z`);

test('sums stakes, reached at the last of them', () => {
  const rule = { measure: 'stake', minStake: '1.00' } as const;
  const rounds = [
    round('b', '500', '0', 9),
    round('a', '100', '0', 5),
    round('b', '200', '0', 3),
    round('a', '99', '0', 8),
  ];
  assert.deepEqual(scoresOf(rule, rounds), [
    { memberId: 'a', score: 100n, reachedAt: at(5) },
    { memberId: 'b', score: 700n, reachedAt: at(9) },
  ]);
});

test('takes the best multiplier, the earliest of equal ones; no score without a win or below the least stake', () => {
  const rule = { measure: 'multiplier', minStake: '1.00' } as const;
  const rounds = [
    ...[round('a', '100', '350', 7), round('a', '200', '700', 4), round('a', '100', '200', 1)],
    ...[round('b', '99', '9900', 2), round('c', '100', '0', 2), round('d', '300', '100', 2)],
  ];
  assert.deepEqual(scoresOf(rule, rounds), [
    { memberId: 'a', score: 350n, reachedAt: at(4) },
    { memberId: 'd', score: 33n, reachedAt: at(2) },
  ]);
  assert.deepEqual(scoresOf({ ...rule, minStake: '0.00' }, [round('e', '0', '500', 1)]), []);
});

test('gives each prize to its number of places, in order', () => {
  const prizes = [
    { places: 1, amount: '500.00', turnoverPercent: 100 },
    { places: 2, amount: '20.00', points: 5, turnoverPercent: 100 },
  ];
  assert.deepEqual(
    [1, 2, 3, 4].map((place) => prizeOf(prizes, place)?.amount),
    ['500.00', '20.00', '20.00', undefined],
  );
  assert.deepEqual(shownPrizes(prizes), [
    { first: 1, last: 1, amount: '500.00', points: 0 },
    { first: 2, last: 3, amount: '20.00', points: 5 },
  ]);
});
