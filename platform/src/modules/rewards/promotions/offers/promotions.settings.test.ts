import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gameTypes } from '@portal/shared/contract/game-types';
import * as v from 'valibot';
import { promotionSettings } from './promotions.settings.ts';

const { schema, fallback } = promotionSettings['rewards.promotions'];
const takes = (change: object) => v.is(schema, { one: { kind: 'bonus', amount: '5.00', ...change } });

test('the terms of the demo fit', () => {
  assert.equal(v.is(schema, fallback), true);
});

test('deposits count from a time to a later one', () => {
  const early = '2026-03-01T00:00:00.000Z';
  const late = '2026-03-02T00:00:00.000Z';
  assert.equal(takes({ countsFrom: early, countsUntil: late }), true);
  assert.deepEqual([takes({ countsFrom: late }), takes({ countsUntil: early })], [true, true]);
  assert.equal(takes({ countsFrom: late, countsUntil: early }), false);
  assert.equal(takes({ countsFrom: early, countsUntil: early }), false);
  assert.equal(takes({ countsFrom: 'yesterday' }), false);
});

test('no budget is below the most that one member may get', () => {
  assert.deepEqual([takes({ budget: '5.00' }), takes({ budget: '4.99' })], [true, false]);
  assert.equal(takes({ amount: undefined, points: 5, budget: '0.01' }), true, 'points are no money');
  const deposit = { kind: 'deposit', of: 'next', percent: 10, cap: '50.00' };
  const of = (budget: string) => v.is(schema, { one: { ...deposit, budget } });
  assert.deepEqual([of('50.00'), of('49.99')], [true, false]);
});

// covers 2.5
test('wagering that no bet could fulfil is refused', () => {
  for (const type of gameTypes) assert.equal(takes({ weights: { [type]: 1 } }), true, type);
  for (const key of ['SLOTS', 'rng', 'XX', '', 'toString', '__proto__'])
    assert.equal(
      takes({
        weights: Object.fromEntries([
          ['RNG', 100],
          [key, 100],
        ]),
      }),
      key === '__proto__',
      key,
    );
  assert.equal(takes({ weights: {} }), false);
  assert.equal(takes({ weights: { RNG: 0, LIVE: 0 } }), false);
  assert.equal(takes({ weights: { RNG: 0, LIVE: 1 } }), true);
  assert.equal(takes({ weights: { RNG: 101 } }), false);
  assert.equal(takes({ weights: { RNG: -1 } }), false);
  assert.equal(takes({ turnoverPercent: 0, weights: { RNG: 0 } }), true, 'there is nothing to fill');
  const prizes = [{ amount: '1.00', count: 1 }];
  const deposit = { kind: 'deposit', of: 'next', percent: 10, cap: '5.00' };
  for (const terms of [{ kind: 'raffle', prizes }, { kind: 'application', amount: '1.00' }, deposit])
    assert.equal(v.is(schema, { one: { ...terms, weights: { RNG: 0 } } }), false, terms.kind);
});
