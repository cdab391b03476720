import { isOtherClock } from './other-clock.rules.ts';

const moment = new Date('2026-11-27T08:00:00Z');

test("treats another name of a zone as the same clock, an hour's difference as another", () => {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(isOtherClock(own, moment)).toBe(false);
  const offset = -moment.getTimezoneOffset() / 60;
  // The names of these zones have inverted signs.
  const named = (hours: number) => `Etc/GMT${hours <= 0 ? '+' : '-'}${Math.abs(hours)}`;
  expect(isOtherClock(named(offset), moment)).toBe(false);
  expect(isOtherClock(named(offset + 1), moment)).toBe(true);
});
