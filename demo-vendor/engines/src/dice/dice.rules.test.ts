import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diceChoices, diceUnits } from './dice.rules.ts';

test('dice: pays a hit, and returns 98 of 100 for each choice', () => {
  assert.equal(diceUnits('low', 50), 49);
  assert.equal(diceUnits('low', 51), 0);
  assert.equal(diceUnits('bullseye', 88), 2450);
  for (const { id } of diceChoices) {
    const total = Array.from({ length: 100 }, (_, i) => diceUnits(id, i + 1)).reduce((sum, units) => sum + units, 0);
    assert.equal(total / 25, 98, id);
  }
});
