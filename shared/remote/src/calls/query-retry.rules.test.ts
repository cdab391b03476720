import { isPlatformAway, mayReadAgain, readAgainAfterMs } from './query-retry.rules.ts';
import { refusing } from './refusal-of.ts';

const away = refusing('temporarily_unavailable', 'Away');
const fault = new Error('call failed: network');

test('retries while the platform is away until it is back, a fault once, a refusal never', () => {
  expect([0, 1, 50].map((failures) => mayReadAgain(failures, away))).toEqual([true, true, true]);
  expect([0, 1].map((failures) => mayReadAgain(failures, fault))).toEqual([true, false]);
  expect(mayReadAgain(0, refusing('not_found', 'Not found'))).toBe(false);
  expect([isPlatformAway(away), isPlatformAway(fault), isPlatformAway(undefined)]).toEqual([true, false, false]);
});

test('grows the delays from 1 to 15 seconds, with jitter', () => {
  expect([0, 1, 2, 3, 4, 40].map((failures) => readAgainAfterMs(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ]);
  expect(readAgainAfterMs(3, () => 0)).toBe(4_000);
});
