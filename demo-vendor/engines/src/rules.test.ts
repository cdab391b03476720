import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceChoices, diceUnits } from './dice/dice.rules.ts';
import { underOverUnits } from './dice/under-over.rules.ts';
import { engines } from './find-engine.ts';
import { printCard } from './number-games/scratch-card.rules.ts';
import { choiceToTry } from './returns/returns.ts';
import { seededDraw } from './seeded-draw.ts';
import { winsOnLines } from './slots/reels/line-game.rules.ts';
import { wayWin, wayWins } from './slots/reels/ways.rules.ts';
import { cascadeWins, fall } from './slots/slot-cascade.rules.ts';
import { classicWins } from './slots/slot-classic.rules.ts';
import { lineGame, scatterWin } from './slots/slot-lines.rules.ts';
import { wayPays } from './slots/slot-ways.rules.ts';

test('pays three of a kind on rows and diagonals in the classic', () => {
  assert.deepEqual(
    classicWins([
      [5, 0, 1],
      [5, 1, 0],
      [5, 0, 1],
    ]).map(({ symbol, units }) => [symbol, units]),
    [[5, 400]],
  );
  const diagonals = classicWins([
    [2, 0, 2],
    [0, 2, 0],
    [2, 1, 2],
  ]);
  assert.deepEqual(
    diagonals.map(({ units }) => units),
    [25, 25],
  );
  assert.deepEqual(
    classicWins([
      [0, 1, 2],
      [1, 3, 0],
      [2, 0, 1],
    ]),
    [],
  );
});

const lineGrid = [
  [7, 0, 9],
  [8, 1, 2],
  [7, 8, 9],
  [6, 3, 2],
  [7, 9, 4],
];

test('counts a line from the left, with wilds for the first symbol and scatters for themselves', () => {
  const unitsOn = (line: number[]) => winsOnLines({ ...lineGame, lines: [line] }, lineGrid).map(({ units }) => units);
  assert.deepEqual(unitsOn([0, 0, 0, 0, 0]), [100], '7 W 7 6 7 is three of a kind');
  assert.deepEqual(unitsOn([1, 0, 1, 1, 0]), [10], '0 W W 3 is three of a kind of the lowest');
  assert.deepEqual(unitsOn([2, 2, 2, 2, 2]), [], 'a scatter begins no line');
  assert.deepEqual(unitsOn([1, 1, 1, 1, 1]), [], '0 1 is nothing');
  assert.deepEqual(scatterWin(lineGrid)?.units, 20, 'three scatters anywhere');
});

test('multiplies the matching cells of each reel into ways', () => {
  const grid = [
    [0, 0, 1],
    [0, 8, 2],
    [0, 3, 3],
    [8, 0, 0],
    [1, 1, 1],
  ];
  const game = { pays: wayPays, wild: 8 };
  // 2 x 2 x 1 x 3 ways of four of a kind at 12 units.
  assert.equal(wayWin(game, grid, 0)?.units, 12 * 12);
  assert.equal(wayWin(game, grid, 1), undefined, 'reel three has no 1 and no wild');
  assert.equal(wayWins(game, grid).length, 1);
});

test('removes six of a kind in a cascade and lets the rest fall', () => {
  const grid = [
    [3, 3, 1, 3],
    [3, 2, 1, 3],
    [3, 1, 2, 2],
    [4, 5, 6, 7],
    [1, 2, 4, 5],
  ];
  const wins = cascadeWins(grid);
  assert.deepEqual(
    wins.map(({ symbol, count, units }) => [symbol, count, units]),
    [[3, 6, 8]],
  );
  // A draw of 0 gives symbol 0 each time.
  assert.deepEqual(
    fall(grid, wins, () => 0),
    [
      [0, 0, 0, 1],
      [0, 0, 2, 1],
      [0, 1, 2, 2],
      [4, 5, 6, 7],
      [1, 2, 4, 5],
    ],
  );
});

test('dice: pays a hit, and returns 98 of 100 for each choice', () => {
  assert.equal(diceUnits('low', 50), 49);
  assert.equal(diceUnits('low', 51), 0);
  assert.equal(diceUnits('bullseye', 88), 2450);
  for (const { id } of diceChoices) {
    const total = Array.from({ length: 100 }, (_, i) => diceUnits(id, i + 1)).reduce((sum, units) => sum + units, 0);
    assert.equal(total / 25, 98, id);
  }
});

test('two dice: returns 23 of 24 for under, seven and over', () => {
  for (const choice of ['under', 'seven', 'over']) {
    let total = 0;
    for (let first = 1; first <= 6; first += 1) {
      for (let second = 1; second <= 6; second += 1) total += underOverUnits(choice, first + second);
    }
    assert.equal(total / 20 / 36, 23 / 24, choice);
  }
});

test('prints the prize symbol three times on a winning card and no other symbol three times', () => {
  const draw = seededDraw(5);
  for (let round = 0; round < 500; round += 1) {
    const prize = round % 2 === 0 ? null : round % 7;
    const cells = printCard(prize, draw);
    assert.equal(cells.length, 9);
    for (let symbol = 0; symbol < 8; symbol += 1) {
      const shown = cells.filter((each) => each === symbol).length;
      assert.ok(symbol === prize ? shown === 3 : shown <= 2, `${symbol} stands ${shown} times`);
    }
  }
});

test('pays what the view of an outcome shows', () => {
  const draw = seededDraw(11);
  for (const engine of engines) {
    for (let round = 0; round < 2000; round += 1) {
      const { units, view } = engine.draw(draw, choiceToTry(engine));
      assert.ok(Number.isInteger(units) && units >= 0);
      if (view.kind !== 'grid') continue;
      const shown = view.steps.reduce(
        (sum, step) => sum + step.multiplier * step.wins.reduce((stepSum, win) => stepSum + win.units, 0),
        0,
      );
      assert.equal(shown, units, engine.id);
    }
  }
});

test('counts in `unitsOf` what a round pays from the same draws', () => {
  for (const engine of engines) {
    if (!engine.unitsOf) continue;
    const choice = choiceToTry(engine);
    const whole = seededDraw(23);
    const quick = seededDraw(23);
    for (let round = 0; round < 2000; round += 1) {
      assert.equal(engine.unitsOf(quick, choice), engine.draw(whole, choice).units, `${engine.id}, round ${round}`);
      assert.equal(quick(1_000_000), whole(1_000_000), `${engine.id} drew as often`);
    }
  }
});
