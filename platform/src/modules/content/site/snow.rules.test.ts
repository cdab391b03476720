import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isSnowing } from './snow.rules.ts';

// covers 2.4
test("it snows from December to February in the portal's time zone, or as the operator sets it", () => {
  const zone = 'Asia/Ho_Chi_Minh';
  assert.equal(isSnowing('season', zone, new Date('2026-11-30T16:59:59Z')), false);
  assert.equal(isSnowing('season', zone, new Date('2026-11-30T17:00:00Z')), true);
  assert.equal(isSnowing('season', zone, new Date('2027-02-28T16:59:59Z')), true);
  assert.equal(isSnowing('season', zone, new Date('2027-02-28T17:00:00Z')), false);
  assert.equal(isSnowing('on', zone, new Date('2026-07-01T00:00:00Z')), true);
  assert.equal(isSnowing('off', zone, new Date('2026-12-24T00:00:00Z')), false);
});
