import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { chancesShown, meanLineUnits } from './reels/line-game.chances.ts';
import { winsOnLines } from './reels/line-game.rules.ts';
import {
  coin,
  coinOnceIn,
  coinsToHold,
  coinValues,
  grandStakes,
  holdGame,
  places,
  playRespins,
  respinsEach,
  slotHold,
} from './slot-hold.rules.ts';

const middleRow = (row: number[]) => row.map((symbol, reel) => (reel % 2 ? [3, symbol, 4] : [1, symbol, 2]));
const units = (row: number[]) => winsOnLines(holdGame, middleRow(row)).map((win) => [win.symbol, win.count, win.units]);

test('pays lines from the left, with wilds', () => {
  assert.deepEqual(units([5, 5, 5, 5, 5]), [[5, 5, 400]]);
  assert.deepEqual(units([2, 8, 2, 0, 0]), [[2, 3, 9]]);
  assert.deepEqual(units([10, 10, 10, 10, 10]), [], 'coins pay no line');
  assert.deepEqual(units([7, 8, 8, 10, 7]), [[7, 3, 80]], 'a coin ends it');
});

/** Makes a draw that returns these values in turn, then a miss. */
const scriptedDraw =
  (...values: number[]) =>
  () =>
    values.shift() ?? 1;
const six = [0, 1, 2, 3, 4, 5];
const ones = [0, 0, 0, 0, 0, 0];

test('draws respins and starts again at three after a new coin', () => {
  assert.equal(playRespins(six, scriptedDraw(...ones)), 6, 'six coins of one stake and three empty respins');
  assert.equal(
    playRespins(six, scriptedDraw(999, 998, 984, 980, 940, 900)),
    200 + 50 + 20 + 20 + 10 + 5,
    'one Major, one Minor, two Mini',
  );
  // The third respin brings a coin of two at the last of the nine places, and three more respins after it.
  const empty = new Array<number>(9).fill(1);
  const lefts: number[] = [];
  const late = scriptedDraw(...ones, ...empty, ...empty, ...empty.slice(1), 0, 450);
  assert.equal(
    playRespins(six, late, (_, left) => lefts.push(left)),
    8,
  );
  assert.deepEqual(lefts, [3, 2, 1, 3, 2, 1, 0]);
});

test('adds the Grand for a full window and ends the respins', () => {
  const seen: number[] = [];
  assert.equal(
    playRespins(
      six,
      () => 0,
      (coins) => seen.push(coins.length),
    ),
    15 + grandStakes,
  );
  assert.deepEqual(seen, [6, 9]);
  const fourteen = Array.from({ length: 14 }, (_, place) => place);
  assert.equal(playRespins(fourteen, scriptedDraw(...new Array<number>(14).fill(0))), 14, 'one place short');
});

test('holds from six coins on, and pays what the view shows', () => {
  const draw = seededDraw(10);
  for (let round = 0; round < 5000; round += 1) {
    const outcome = slotHold.draw(draw, undefined);
    assert.ok(outcome.view.kind === 'hold');
    const { step, respins, stakes, grand } = outcome.view;
    const lying = step.grid.flat().filter((symbol) => symbol === coin).length;
    assert.equal(respins.length > 0, lying >= coinsToHold);
    const worth = respins.flatMap(({ coins }) => coins).reduce((sum, each) => sum + each.stakes, 0);
    assert.equal(worth + grand, stakes);
    assert.equal(outcome.units, step.wins.reduce((sum, win) => sum + win.units, 0) + 10 * stakes);
    const cells = respins.flatMap(({ coins }) => coins.map(({ cell }) => cell.join()));
    assert.equal(new Set(cells).size, cells.length, 'no place twice');
  }
});

test('publishes the return counted from the strips and the respins', () => {
  const coinMean = coinValues.reduce((sum, { coins, stakes }) => sum + (coins * stakes) / 1000, 0);
  const known = new Map<string, number>();
  // Expected stakes on top of the present coins, given the number of coins and the respins left.
  const worth = (count: number, left: number): number => {
    if (count === places) return grandStakes;
    if (left === 0) return 0;
    const key = `${count} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let sum = 0;
    for (let fresh = 0; fresh <= places - count; fresh += 1) {
      const remaining = worth(count + fresh, fresh > 0 ? respinsEach : left - 1);
      sum += binomial(places - count, fresh, 1 / coinOnceIn) * (fresh * coinMean + remaining);
    }
    known.set(key, sum);
    return sum;
  };
  const feature = chancesShown(holdGame, coin).reduce(
    (sum, chance, count) => (count < coinsToHold ? sum : sum + chance * (count * coinMean + worth(count, respinsEach))),
    0,
  );
  const percent = 100 * (meanLineUnits(holdGame) + feature);
  assert.ok(Math.abs(percent - slotHold.returnPercent) < 0.005, String(percent));
});

function binomial(tries: number, hits: number, chance: number): number {
  let ways = 1;
  for (let i = 0; i < hits; i += 1) ways = (ways * (tries - i)) / (i + 1);
  return ways * chance ** hits * (1 - chance) ** (tries - hits);
}
