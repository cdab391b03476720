import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addDays, daysBetween } from '@portal/shared/contract/time/calendar-days';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import { simulatedDays } from './simulated-days.rules.ts';

const timeZone = 'Asia/Ho_Chi_Minh';

/** Returns how many days are simulated, counted from today, or why none are. */
function outcome(today: string, first: number | undefined, last: number | undefined): number | string {
  const dayOf = (days: number | undefined) => (days === undefined ? undefined : addDays(today, days));
  try {
    const asked = { from: dayOf(first), to: dayOf(last) };
    const { from, to, start, end } = simulatedDays(asked, { timeZone, now: new Date(`${today}T05:00:00Z`) });
    assert.ok(start < end && to <= today);
    return daysBetween(from, to).length;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') return error.fields?.from ?? '';
    throw error;
  }
}

const cases: [string, number | undefined, number | undefined, number | string][] = [
  ['the last 92 days up to yesterday', -92, -1, 92],
  ['the last 92 days with today', -91, 0, 92],
  ['the last 92 days, asked beyond today', -91, 30, 92],
  ['nothing asked', undefined, undefined, 7],
  ['the last day alone', undefined, -3, 7],
  ['one day too many', -92, 0, 'simulation_too_long'],
  ['a day too old', -93, -90, 'simulation_too_long'],
  ['days that begin too long ago', undefined, -90, 'simulation_too_long'],
  ['reversed', -3, -4, 'period_reversed'],
  ['to come', 1, 2, 'period_reversed'],
];

for (const [name, first, last, expected] of cases)
  test(`simulates days on every day of a leap year: ${name}`, () => {
    for (const today of daysBetween('2028-01-01', '2028-12-31'))
      assert.equal(outcome(today, first, last), expected, today);
  });
