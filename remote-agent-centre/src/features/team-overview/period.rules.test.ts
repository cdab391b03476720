import { dayIn, rangeOf } from './period.rules.ts';

test.each([
  ['2026-11-20T16:59:59Z', '2026-11-20'],
  ['2026-11-20T17:00:00Z', '2026-11-21'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('%s is in Ho Chi Minh City the day %s', (instant, expected) => {
  expect(dayIn(new Date(instant), 'Asia/Ho_Chi_Minh')).toBe(expected);
});

test.each([
  ['today', '2026-03-01', '2026-03-01'],
  ['week', '2026-03-01', '2026-02-23'],
  ['month', '2026-03-01', '2026-01-31'],
  ['month', '2024-03-01', '2024-02-01'],
] as const)('%s up to %s begins on %s', (period, today, from) => {
  expect(rangeOf(period, today)).toEqual({ from, to: today });
});
