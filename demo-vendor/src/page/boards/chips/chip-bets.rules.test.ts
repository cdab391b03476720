import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chipsText, readChips } from '@portal/engines/chips.rules';
import { spots } from '@portal/engines/roulette/roulette.rules';
import fc from 'fast-check';
import { countOn, doubled, withChip } from './chip-bets.rules.ts';

test('lays chips one by one and doubles them', () => {
  const two = withChip(withChip(withChip([], 'red'), '17'), 'red');
  assert.deepEqual(two, [
    { spot: 'red', count: 2 },
    { spot: '17', count: 1 },
  ]);
  assert.deepEqual([countOn(doubled(two), 'red'), countOn(doubled(two), '17'), countOn(two, 'black')], [4, 2, 0]);
});

test('allows to play any chips laid and doubled', () => {
  const step = fc.oneof(fc.constantFrom(...spots.map(({ id }) => id)), fc.constant('double'));
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
      let laid: ReturnType<typeof doubled> = [];
      for (const each of steps) laid = each === 'double' ? doubled(laid) : withChip(laid, each);
      assert.ok(laid.length === 0 || readChips(spots, chipsText(laid)) !== undefined);
    }),
  );
  const full = spots.slice(0, 20).reduce((laid, { id }) => withChip(laid, id), [] as ReturnType<typeof doubled>);
  assert.equal(withChip(full, 'red'), full);
  const high = [{ spot: 'red', count: 600 }];
  assert.equal(doubled(high), high);
});
