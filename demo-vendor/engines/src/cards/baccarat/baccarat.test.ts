import assert from 'node:assert/strict';
import { test } from 'node:test';
import { baccaratTotal, baccaratValue, bankerDraws, playBaccarat } from '../baccarat-cards.rules.ts';
import { baccaratReturns } from './baccarat.returns.ts';
import { drawRound, resultOf, spots, spotUnits } from './baccarat.rules.ts';
import { baccarat } from './baccarat-game.rules.ts';

/** A card of each value: ace to nine, ten for nothing. */
const cardOf = (value: number) => (value === 0 ? 9 : value - 1);

test('cards count by their value, totals by their last digit', () => {
  assert.deepEqual([0, 8, 9, 10, 12, 13 + 4].map(baccaratValue), [1, 9, 0, 0, 0, 5]);
  assert.equal(baccaratTotal([6, 7, 8]), 4);
});

test('draws the third card of the banker by the whole table', () => {
  const columns = [undefined, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  const rows: Record<number, string> = {
    0: 'DDDDDDDDDDD',
    1: 'DDDDDDDDDDD',
    2: 'DDDDDDDDDDD',
    3: 'DDDDDDDDDSD',
    4: 'DSSDDDDDDSS',
    5: 'DSSSSDDDDSS',
    6: 'SSSSSSSDDSS',
    7: 'SSSSSSSSSSS',
  };
  for (const [banker, row] of Object.entries(rows)) {
    const drawn = columns.map((third) => (bankerDraws(Number(banker), third) ? 'D' : 'S')).join('');
    assert.equal(drawn, row, `banker ${banker}`);
  }
});

test('stands on naturals, draws for the player up to 5, and deals in the order of the shoe', () => {
  const play = (...values: number[]) => {
    const { player, banker } = playBaccarat(values.map(cardOf));
    return [player.map(baccaratValue), banker.map(baccaratValue)];
  };
  assert.deepEqual(
    play(4, 1, 4, 2, 9, 9),
    [
      [4, 4],
      [1, 2],
    ],
    'a natural of the player',
  );
  assert.deepEqual(
    play(1, 4, 1, 5, 9, 9),
    [
      [1, 1],
      [4, 5],
    ],
    'a natural of the banker',
  );
  assert.deepEqual(
    play(3, 2, 3, 3, 7, 9),
    [
      [3, 3],
      [2, 3, 7],
    ],
    'the player stands on 6, the banker draws the next card',
  );
  assert.deepEqual(
    play(2, 3, 3, 3, 6, 9),
    [
      [2, 3, 6],
      [3, 3, 9],
    ],
    'banker 6 draws against a 6',
  );
  assert.deepEqual(
    play(2, 3, 3, 0, 8, 9),
    [
      [2, 3, 8],
      [3, 0],
    ],
    'banker 3 stands against an 8',
  );
});

test('pays each spot of a round in twentieths', () => {
  const bankerWins = resultOf([0, 13], [8, 9]);
  const tie = resultOf([7, 9], [7, 10]);
  const playerWins = resultOf([8, 9], [4, 4]);
  const paid = (result: ReturnType<typeof resultOf>) => spots.map(({ id }) => spotUnits(result, id));
  assert.deepEqual(paid(bankerWins), [0, 39, 0, 240, 0]);
  assert.deepEqual(paid(tie), [20, 20, 180, 0, 0]);
  assert.deepEqual(paid(playerWins), [40, 0, 0, 0, 240]);
  assert.equal(spotUnits(tie, 'nowhere'), 0);
});

test('deals a round from eight packs without replacement', () => {
  const bounds: number[] = [];
  drawRound((bound) => {
    bounds.push(bound);
    return 0;
  });
  assert.deepEqual(bounds, [416, 415, 414, 413, 412, 411]);
});

// covers 2.7
test('publishes the returns counted over every order of values in eight packs', () => {
  const counts: number[] = Array.from({ length: 10 }, (_, value) => (value === 0 ? 128 : 32));
  const chances = { player: 0, banker: 0, tie: 0 };
  const shoe: number[] = [];
  const walk = (left: number, chance: number): void => {
    if (shoe.length === 6) {
      const { player, banker } = playBaccarat(shoe.map(cardOf));
      chances[resultOf(player, banker).winner] += chance;
      return;
    }
    for (let value = 0; value < 10; value += 1) {
      const count = counts[value] ?? 0;
      counts[value] = count - 1;
      shoe.push(value);
      walk(left - 1, (chance * count) / left);
      shoe.pop();
      counts[value] = count;
    }
  };
  walk(416, 1);
  const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 0.005, `${actual}`);
  const pair = 31 / 415;
  const counted = new Map([
    ['Player', chances.player * 2 + chances.tie],
    ['Banker', chances.banker * 1.95 + chances.tie],
    ['Tie', chances.tie * 9],
    ['Player pair', pair * 12],
    ['Banker pair', pair * 12],
  ]);
  for (const { label, percent } of baccaratReturns) near(100 * (counted.get(label) ?? assert.fail(label)), percent);
  assert.equal(baccaratReturns.length, counted.size);
  near(100 * (chances.player + chances.banker + chances.tie), 100);
  assert.equal(baccarat.returnPercent, 98.94);
});
