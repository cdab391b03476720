import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depositObstacle, withdrawalObstacle } from './wallet-obstacle.rules.ts';

for (const [state, stop, taking, putting] of [
  ['open', undefined, undefined, undefined],
  ['open', 'game', undefined, undefined],
  ['open', 'player', undefined, 'play_stopped'],
  ['open', 'all', undefined, 'play_stopped'],
  ['closed', undefined, undefined, 'vendor_unavailable'],
  ['stopped', undefined, 'vendor_wallet_stopped', 'vendor_wallet_stopped'],
  ['stopped', 'all', 'vendor_wallet_stopped', 'vendor_wallet_stopped'],
  [undefined, undefined, 'not_a_transfer_vendor', 'not_a_transfer_vendor'],
] as const) {
  test(`vendor ${state ?? 'unknown'}, stop of ${stop ?? 'nothing'}: taking out ${taking ?? 'goes'}, putting in ${putting ?? 'goes'}`, () => {
    assert.equal(withdrawalObstacle(state), taking);
    assert.equal(depositObstacle(state, stop), putting);
  });
}
