import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAccepted, priceMove } from './price-move.rules.ts';

test('compares prices as numbers to find the direction of a change', () => {
  assert.equal(priceMove(undefined, '1.85'), undefined);
  assert.equal(priceMove('1.85', '1.85'), undefined);
  assert.equal(priceMove('9.50', '10.00'), 'up');
  assert.equal(priceMove('10.00', '9.50'), 'down');
});

test("accepts price changes by the player's choice", () => {
  assert.deepEqual(
    (['none', 'better', 'any'] as const).map((accept) => [isAccepted('up', accept), isAccepted('down', accept)]),
    [
      [false, false],
      [true, false],
      [true, true],
    ],
  );
  assert.equal(isAccepted(undefined, 'none'), true);
});
