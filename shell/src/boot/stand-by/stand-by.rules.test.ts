import { nextPollMs } from './stand-by.rules.ts';

const look = { endsAt: Number.NaN, now: 0, failures: 0, random: 0 };

test('polls the platform every 20 to 40 seconds', () => {
  expect([nextPollMs(look), nextPollMs({ ...look, random: 1 })]).toEqual([20_000, 40_000]);
});

// covers 2.8
test('polls at the announced end, spread over 20 seconds, never before it', () => {
  expect(nextPollMs({ ...look, endsAt: 5_000 })).toBe(5_000);
  expect(nextPollMs({ ...look, endsAt: 5_000, random: 0.5 })).toBe(15_000);
  expect(nextPollMs({ ...look, endsAt: 3_600_000 })).toBe(20_000);
  expect(nextPollMs({ ...look, endsAt: -1 })).toBe(20_000);
});

test('polls a platform that does not respond less and less often', () => {
  const waits = [0, 1, 2, 3, 4, 9].map((failures) => nextPollMs({ ...look, failures }));
  expect(waits).toEqual([20_000, 40_000, 80_000, 160_000, 320_000, 320_000]);
});

test('polls a platform that says it is away every 5 to 25 seconds', () => {
  const waits = [0, 1, 2, 9].map((failures) => nextPollMs({ ...look, failures, isAway: true }));
  expect(waits).toEqual([5_000, 10_000, 20_000, 20_000]);
  expect(nextPollMs({ ...look, failures: 9, isAway: true, random: 1 })).toBe(25_000);
});
