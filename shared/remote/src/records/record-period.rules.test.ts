import { addMonths } from '@portal/shared/contract/time/calendar-days';
import { periodFault, presetPeriod } from './record-period.rules.ts';

const today = '2026-05-31';

test.each([
  ['today', '2026-05-31', '2026-05-31'],
  ['yesterday', '2026-05-30', '2026-05-30'],
  ['week', '2026-05-25', '2026-05-31'],
  ['month', '2026-05-02', '2026-05-31'],
  ['quarter', '2026-02-28', '2026-05-31'],
] as const)('%s is from %s to %s', (preset, from, to) => {
  expect(presetPeriod(preset, today)).toEqual({ from, to });
});

test.each([
  ['thisWeek', '2026-06-01', '2026-06-01', '2026-06-01'],
  ['thisWeek', '2026-05-31', '2026-05-25', '2026-05-31'],
  ['lastWeek', '2026-06-01', '2026-05-25', '2026-05-31'],
  ['lastWeek', '2026-05-31', '2026-05-18', '2026-05-24'],
  ['thisMonth', '2026-05-31', '2026-05-01', '2026-05-31'],
  ['lastMonth', '2026-05-31', '2026-04-01', '2026-04-30'],
  ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
] as const)('%s on %s is from %s to %s', (preset, day, from, to) => {
  expect(presetPeriod(preset, day)).toEqual({ from, to });
});

test.each([
  [{ from: '2026-05-01', to: '2026-05-31' }, undefined],
  [{ from: '2026-05-02', to: '2026-05-01' }, 'reversed'],
  [{ from: '', to: '2026-05-01' }, 'invalid'],
  [{ from: '2026-02-27', to: '2026-05-01' }, 'invalid'],
  [{ from: '2026-05-01', to: '2026-06-01' }, 'invalid'],
])('%j is %s', (period, fault) => {
  expect(periodFault(period, { oldest: addMonths(today, -3), today })).toBe(fault);
});

test.each([
  ['2026-03-01', '2026-05-31', undefined],
  ['2026-02-28', '2026-05-31', 'tooLong'],
])('of at most 92 days, %s to %s is %s', (from, to, fault) => {
  expect(periodFault({ from, to }, { oldest: '2025-05-31', today, daysAtMost: 92 })).toBe(fault);
});
