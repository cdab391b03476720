import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lotteryThroughKills } from './lottery-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 9
test(`tickets of a lottery, its studio and its two platforms killed twelve times in the middle of settlements: each is settled once (seed ${seed})`, async (context) => {
  const settled = await lotteryThroughKills({ players: 4, kills: 12, seed });
  context.diagnostic(`${settled} settled`);
  assert.ok(settled > 400, `${settled} settled`);
});
