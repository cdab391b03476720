import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changedPoints, maskedAddress, stockLeft } from './redemption.rules.ts';

test('computes the stock left of a present', () => {
  assert.deepEqual([stockLeft(undefined, 9), stockLeft(5, 0), stockLeft(5, 5), stockLeft(3, 5)], [undefined, 5, 0, 0]);
});

test('counts the points of a redemption as taken until it is rejected', () => {
  assert.deepEqual(
    (['in_process', 'approved', 'rejected'] as const).map((state) => changedPoints(state, 250n, 3)),
    [-750, -750, 0],
  );
});

test('shows only the beginning of an address', () => {
  assert.equal(maskedAddress('12 Harbour Road, Quezon City'), '12 Har…');
  assert.equal(maskedAddress('Villa 12'), 'Vi…');
  assert.equal(maskedAddress('北京市朝阳区建国路'), '北京市…');
});
