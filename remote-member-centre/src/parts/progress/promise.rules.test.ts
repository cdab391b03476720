import { durationOf, minutesBetween } from './promise.rules.ts';

test.each([
  [1, 1, 'minute'],
  [30, 30, 'minute'],
  [60, 1, 'hour'],
  [90, 90, 'minute'],
  [120, 2, 'hour'],
  [1440, 1, 'day'],
  [1500, 25, 'hour'],
  [10_080, 7, 'day'],
] as const)('says %d minutes as %d %s', (minutes, count, unit) => {
  expect(durationOf(minutes)).toEqual({ count, unit });
});

test('counts whole minutes between two moments', () => {
  expect(minutesBetween('2026-11-22T10:00:00.000Z', '2026-11-22T12:00:00.000Z')).toBe(120);
  expect(minutesBetween('2026-11-22T10:00:00.400Z', '2026-11-22T10:30:00.000Z')).toBe(30);
});
