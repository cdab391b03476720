import { timeLeft } from './countdown.rules.ts';

const now = Date.parse('2026-11-21T08:00:00Z');

test('days, hours, minutes and seconds until the end', () => {
  expect(timeLeft(Date.parse('2026-11-23T10:03:04Z'), now)).toEqual({ days: 2, hours: 2, minutes: 3, seconds: 4 });
  expect(timeLeft(now + 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test('nothing is left at the end, after it, or of no date', () => {
  expect(timeLeft(now, now)).toBeUndefined();
  expect(timeLeft(now - 5_000, now)).toBeUndefined();
  expect(timeLeft(Number.NaN, now)).toBeUndefined();
});
