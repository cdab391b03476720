import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, dayIn, daysBetween } from './days.rules.ts';

test('a day begins at midnight of the time zone', () => {
  assert.equal(dayIn('Asia/Ho_Chi_Minh', new Date('2026-01-01T16:59:59Z')), '2026-01-01');
  assert.equal(dayIn('Asia/Ho_Chi_Minh', new Date('2026-01-01T17:00:00Z')), '2026-01-02');
  assert.equal(dayIn('UTC', new Date('2026-01-01T17:00:00Z')), '2026-01-01');
});

test('days are counted over months and leap years', () => {
  assert.equal(addDays('2026-01-01', -1), '2025-12-31');
  assert.equal(addDays('2028-02-28', 1), '2028-02-29');
  assert.deepEqual(daysBetween('2026-02-27', '2026-03-01'), ['2026-02-27', '2026-02-28', '2026-03-01']);
  assert.deepEqual(daysBetween('2026-03-02', '2026-03-01'), []);
});
