import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rouletteReturns } from './roulette.returns.ts';
import { colourOf, rouletteSpots, spots, spotUnits, wheelOrder } from './roulette.rules.ts';

const numbers = Array.from({ length: 37 }, (_, n) => n);

test('has all bets of a European layout once', () => {
  const covering = (count: number) => rouletteSpots.filter((spot) => spot.numbers.length === count).length;
  assert.deepEqual([1, 2, 3, 4, 6, 12, 18].map(covering), [37, 60, 14, 23, 11, 6, 6]);
  assert.equal(new Set(spots.map(({ id }) => id)).size, spots.length);
  assert.deepEqual(
    [...wheelOrder].sort((a, b) => a - b),
    numbers,
  );
});

test('returns 36 of 37 for every bet, as published', () => {
  for (const { percent } of rouletteReturns) assert.equal(percent, 3600 / 37);
  for (const { id } of spots) {
    assert.equal(
      numbers.reduce((sum, number) => sum + spotUnits({ number }, id), 0),
      36,
      id,
    );
  }
});

test('pays the bets that cover the number', () => {
  const table: [number, string, number][] = [
    [17, '17', 36],
    [17, '17-20', 18],
    [17, '17-18', 18],
    [18, '16-17-18', 12],
    [17, '17-18-20-21', 9],
    [0, '0-1-2-3', 9],
    [0, '0-2', 18],
    [0, '0-2-3', 12],
    [36, '31-32-33-34-35-36', 6],
    [12, 'dozen1', 3],
    [13, 'dozen1', 0],
    [34, 'column1', 3],
    [36, 'column3', 3],
    [0, 'column3', 0],
    [0, 'even', 0],
    [0, 'low', 0],
    [0, 'black', 0],
    [10, 'black', 2],
    [32, 'red', 2],
    [18, 'low', 2],
    [19, 'high', 2],
    [19, 'nowhere', 0],
  ];
  for (const [number, spot, units] of table) assert.equal(spotUnits({ number }, spot), units, `${number} on ${spot}`);
});

test('alternates colours on the wheel, with zero the only green', () => {
  for (const [place, number] of wheelOrder.entries()) {
    assert.notEqual(colourOf(number), colourOf(wheelOrder[(place + 1) % 37] ?? 0));
  }
  assert.deepEqual(
    numbers.filter((n) => colourOf(n) === 'green'),
    [0],
  );
  assert.equal(numbers.filter((n) => colourOf(n) === 'red').length, 18);
});
