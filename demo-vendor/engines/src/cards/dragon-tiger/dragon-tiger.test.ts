import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dragonTiger, dragonTigerChoices, dragonTigerUnits } from './dragon-tiger.rules.ts';

const ace = 0;
const two = 1;
const king = 12;
const kingOfHearts = 38;

test('pays the higher card, and half of the stake at a tie', () => {
  const cases: [string, number, number, number][] = [
    ['dragon', king, two, 4],
    ['dragon', two, king, 0],
    ['tiger', two, king, 4],
    ['tiger', king, ace, 0],
    ['dragon', two, ace, 4],
    ['tie', king, kingOfHearts, 33],
    ['dragon', king, kingOfHearts, 1],
    ['tiger', king, kingOfHearts, 1],
    ['tie', king, two, 0],
  ];
  for (const [choice, dragon, tiger, units] of cases) {
    assert.equal(dragonTigerUnits(choice, dragon, tiger), units, `${choice} with ${dragon} and ${tiger}`);
  }
});

test('returns 49.5 of 51 for every choice, counted over all pairs of cards', () => {
  for (const { id } of dragonTigerChoices) {
    let units = 0;
    for (let dragon = 0; dragon < 52; dragon += 1) {
      for (let tiger = 0; tiger < 52; tiger += 1) if (tiger !== dragon) units += dragonTigerUnits(id, dragon, tiger);
    }
    const percent = (100 * units) / 2 / (52 * 51);
    assert.ok(Math.abs(percent - dragonTiger.returnPercent) < 0.005, `${id}: ${percent}`);
  }
});

test('never deals the same card twice', () => {
  for (let dragon = 0; dragon < 52; dragon += 1) {
    for (let left = 0; left < 51; left += 1) {
      const values = [dragon, left];
      const { view } = dragonTiger.draw(() => values.shift() ?? 0, 'dragon');
      assert.ok(view.kind === 'dragon-tiger' && view.dragon !== view.tiger && view.tiger < 52);
    }
  }
});
