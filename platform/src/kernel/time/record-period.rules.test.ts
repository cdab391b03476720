import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addMonths } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { Refusal } from '../calls/refusal.ts';
import { recordPeriodOf } from './record-period.rules.ts';

const context = { timeZone: 'Asia/Ho_Chi_Minh', now: new Date('2026-05-31T20:00:00Z'), months: 3 };

/** The refusal of a requested period, or its days and moments. */
function outcome(asked: { from?: string; to?: string }, months = context.months): string {
  try {
    const { from, to, start, end } = recordPeriodOf(asked, { ...context, months });
    return `${from} ${to} ${start.toISOString()} ${end.toISOString()}`;
  } catch (error) {
    if (error instanceof Refusal) return `${error.code} ${JSON.stringify(error.fields)} ${error.params.months}`;
    throw error;
  }
}

const periods: [string, { from?: string; to?: string }, string][] = [
  [
    'nothing asked: seven days with today',
    {},
    '2026-05-26 2026-06-01 2026-05-25T17:00:00.000Z 2026-06-01T17:00:00.000Z',
  ],
  [
    'one day',
    { from: '2026-05-05', to: '2026-05-05' },
    '2026-05-05 2026-05-05 2026-05-04T17:00:00.000Z 2026-05-05T17:00:00.000Z',
  ],
  [
    'the last day alone',
    { to: '2026-05-10' },
    '2026-05-04 2026-05-10 2026-05-03T17:00:00.000Z 2026-05-10T17:00:00.000Z',
  ],
  ['the oldest day', { from: '2026-03-01' }, '2026-03-01 2026-06-01 2026-02-28T17:00:00.000Z 2026-06-01T17:00:00.000Z'],
  ['a day too old', { from: '2026-02-28' }, 'invalid_input {"from":"period_too_old"} 3'],
  ['reversed', { from: '2026-05-11', to: '2026-05-10' }, 'invalid_input {"from":"period_reversed"} 3'],
];

for (const [name, asked, expected] of periods) {
  test(`period: ${name}`, () => assert.equal(outcome(asked), expected));
}

test('reaches back twelve months for a file', () => {
  assert.match(outcome({ from: '2025-06-01', to: '2025-06-02' }, 12), /^2025-06-01/);
  assert.match(outcome({ from: '2025-05-31', to: '2025-06-02' }, 12), /period_too_old/);
});

const days: [string, string, string][] = [
  ['UTC', '2026-01-01', '2026-01-01T00:00:00.000Z'],
  ['Asia/Ho_Chi_Minh', '2026-01-01', '2025-12-31T17:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  // Midnight was skipped: the day began at one o'clock.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00:00.000Z'],
  ['Asia/Kathmandu', '2026-01-01', '2025-12-31T18:15:00.000Z'],
];

for (const [zone, day, start] of days) {
  test(`${day} begins in ${zone} at ${start}`, () => assert.equal(startOfDay(zone, day).toISOString(), start));
}

test('counts months over short ones', () => {
  assert.equal(addMonths('2026-05-31', -3), '2026-02-28');
  assert.equal(addMonths('2026-01-15', -12), '2025-01-15');
  assert.equal(addMonths('2027-12-31', 2), '2028-02-29');
});
