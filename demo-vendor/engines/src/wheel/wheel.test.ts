import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wheel, wheelChoices, wheelStakes } from './wheel.rules.ts';
import { wheelPlaces } from './wheel-places.ts';

test('pays the choice that is hit', () => {
  assert.equal(wheelStakes('48', 0), 48, 'place 0 is the 48');
  assert.equal(wheelStakes('2', 0), 0);
  assert.equal(wheelStakes('3', 1), 3);
  assert.equal(wheelStakes('2', 2), 2);
  assert.equal(wheelStakes('8', 3), 8);
  assert.equal(wheelStakes('16', 8), 16);
  assert.equal(wheelStakes(undefined, 2), 0, 'nothing picked wins nothing');
  assert.equal(wheelStakes('48', 50), 0, 'no such place');
});

test('returns exactly 48 of 50 for every choice', () => {
  assert.equal(wheelPlaces.length, 50);
  for (const choice of wheelChoices) {
    const stakes = wheelPlaces.reduce((sum, _, place) => sum + wheelStakes(String(choice), place), 0);
    assert.equal((100 * stakes) / 50, wheel.returnPercent, String(choice));
  }
});

test('stops at the place that was drawn', () => {
  assert.deepEqual(
    wheel.draw(() => 8, '16'),
    { units: 16, view: { kind: 'wheel', choice: '16', place: 8 } },
  );
});
