import assert from 'node:assert/strict';
import { test } from 'node:test';
import { liveDraws } from './testing/live-a-month.ts';
import { testKind, testLotteries } from './testing/test-lotteries.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_115);

test(`three days of all schedules: each draw opens, closes and is drawn once, as committed, and is told in order (seed ${seed})`, async () => {
  const drawn = await liveDraws({ days: 3, games: testLotteries, findKind: testKind, seed });
  assert.equal(drawn, 2 * 3 * 1440 + 3 * 288 + 3 + 1);
});
