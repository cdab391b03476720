import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mondayOf } from '@portal/shared/contract/time/calendar-days';
import { endOf, isKeyOf, keyOf, spansOf } from './periods.rules.ts';

test('starts weeks on Monday, also across a year', () => {
  const mondays = [
    ['2026-03-02', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-03-09', '2026-03-09'],
    ['2027-01-03', '2026-12-28'],
    ['2028-02-29', '2028-02-28'],
  ];
  for (const [day = '', monday] of mondays) assert.equal(mondayOf(day), monday, day);
});

test('names a period by its first day, and sums the figures of its days', () => {
  assert.deepEqual(
    [keyOf('daily', '2026-03-04'), keyOf('weekly', '2026-03-04'), keyOf('once', '2026-03-04')],
    ['2026-03-04', '2026-03-02', 'once'],
  );
  assert.deepEqual(spansOf('daily', '2026-03-04'), ['2026-03-04']);
  const week = spansOf('weekly', '2026-03-02');
  assert.deepEqual([week.length, week[0], week[6]], [7, '2026-03-02', '2026-03-08']);
  assert.deepEqual(spansOf('once', 'once'), ['ever']);
  assert.deepEqual(
    [isKeyOf('once', 'once'), isKeyOf('once', '2026-03-04'), isKeyOf('daily', 'once')],
    [true, false, false],
  );
});

test('ends a period where the next begins, by the clock of the time zone', () => {
  assert.equal(endOf('Asia/Ho_Chi_Minh', 'daily', '2026-03-02')?.toISOString(), '2026-03-02T17:00:00.000Z');
  assert.equal(endOf('Asia/Ho_Chi_Minh', 'weekly', '2026-03-02')?.toISOString(), '2026-03-08T17:00:00.000Z');
  // The week in which clocks go forward is an hour shorter.
  assert.equal(endOf('Europe/Berlin', 'weekly', '2026-03-23')?.toISOString(), '2026-03-29T22:00:00.000Z');
  assert.equal(endOf('UTC', 'once', 'once'), undefined);
});
