import assert from 'node:assert/strict';
import { test } from 'node:test';
import { underOverUnits } from './under-over.rules.ts';

test('two dice: returns 23 of 24 for under, seven and over', () => {
  for (const choice of ['under', 'seven', 'over']) {
    let total = 0;
    for (let first = 1; first <= 6; first += 1) {
      for (let second = 1; second <= 6; second += 1) total += underOverUnits(choice, first + second);
    }
    assert.equal(total / 20 / 36, 23 / 24, choice);
  }
});
