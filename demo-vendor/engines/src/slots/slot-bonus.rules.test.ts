import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { chancesShown, meanLineUnits } from './reels/line-game.chances.ts';
import { winsOnLines } from './reels/line-game.rules.ts';
import { bonusGame, bonusSymbol, innerWheel, outerWheel, slotBonus, spinWheels } from './slot-bonus.rules.ts';

const edge = [1, 3];
const middleRow = (row: number[]) => row.map((symbol, reel) => [edge[reel] ?? 9, symbol, 9]);
const units = (row: number[]) =>
  winsOnLines(bonusGame, middleRow(row)).map((win) => [win.symbol, win.count, win.units]);

test('pays lines from the left, with wilds', () => {
  assert.deepEqual(units([6, 6, 6, 0, 0]), [[6, 3, 40]]);
  assert.deepEqual(units([6, 8, 6, 8, 0]), [[6, 4, 200]]);
  assert.deepEqual(units([0, 8, 0, 8, 0]), [[0, 5, 80]]);
  assert.deepEqual(units([9, 9, 9, 9, 9]), [], 'the bonus pays on the wheel alone');
  assert.deepEqual(units([5, 5, 9, 5, 5]), []);
});

/** Makes a draw that returns these values in turn. */
const scriptedDraw =
  (...values: number[]) =>
  () =>
    values.shift() ?? 0;

test('stops the wheels where the server drew', () => {
  assert.deepEqual(spinWheels(scriptedDraw(0)), { outer: 0, stakes: 8 });
  assert.deepEqual(spinWheels(scriptedDraw(12)), { outer: 12, stakes: 30 });
  assert.deepEqual(spinWheels(scriptedDraw(14)), { outer: 14, stakes: 10 });
  assert.deepEqual(spinWheels(scriptedDraw(7, 0)), { outer: 7, inner: 0, stakes: 25 });
  assert.deepEqual(spinWheels(scriptedDraw(7, 7)), { outer: 7, inner: 7, stakes: 250 });
  assert.deepEqual(spinWheels(scriptedDraw(15, 3)), { outer: 15, inner: 3, stakes: 100 });
});

test('spins the wheel only for three bonus symbols, and pays it on top of the lines', () => {
  const draw = seededDraw(9);
  let wheels = 0;
  for (let round = 0; round < 5000; round += 1) {
    const outcome = slotBonus.draw(draw, undefined);
    assert.ok(outcome.view.kind === 'bonus');
    const { step, bonus, bonusCells } = outcome.view;
    assert.equal(bonus !== null, bonusCells.length === 3);
    const lines = step.wins.reduce((sum, win) => sum + win.units, 0);
    assert.equal(outcome.units, lines + 25 * (bonus?.stakes ?? 0));
    if (bonus) wheels += 1;
  }
  assert.ok(wheels > 20);
});

test('publishes the return counted from the strips and the wheels', () => {
  const inner = innerWheel.reduce((sum, each) => sum + each, 0) / innerWheel.length;
  const wheel = outerWheel.reduce((sum, each) => sum + (each === 0 ? inner : each), 0) / outerWheel.length;
  const chance = chancesShown(bonusGame, bonusSymbol)[3] ?? 0;
  const percent = 100 * (meanLineUnits(bonusGame) + chance * wheel);
  assert.ok(Math.abs(percent - slotBonus.returnPercent) < 0.005, String(percent));
});
