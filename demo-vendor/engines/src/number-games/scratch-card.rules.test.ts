import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededDraw } from '../seeded-draw.ts';
import { printCard } from './scratch-card.rules.ts';

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
