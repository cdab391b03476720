import { nextPollMs } from './after-draws.rules.ts';

test.each([
  [0, 1_000, 3_000],
  [1, 2_000, 6_000],
  [4, 16_000, 48_000],
  [5, 30_000, 90_000],
  [5_000, 30_000, 90_000],
])('after %d tries in vain the next comes %d to %d ms later', (tries, soonest, latest) => {
  expect(nextPollMs(tries, 0)).toBe(soonest);
  expect(nextPollMs(tries, 1)).toBe(latest);
});
