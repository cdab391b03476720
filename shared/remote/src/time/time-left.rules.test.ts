import { timeLeft } from './time-left.rules.ts';

const now = Date.parse('2026-11-21T08:00:00Z');

test('counts days, hours, minutes and seconds until the end', () => {
  expect(timeLeft('2026-11-23T10:03:04Z', now)).toEqual({ days: 2, hours: 2, minutes: 3, seconds: 4 });
  expect(timeLeft('2026-11-21T08:00:00.001Z', now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
});

test.each(['2026-11-21T08:00:00Z', '2026-11-21T07:59:55Z', 'no time', ''])('returns undefined for %p', (end) => {
  expect(timeLeft(end, now)).toBeUndefined();
});
