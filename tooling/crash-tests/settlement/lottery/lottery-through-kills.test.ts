import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lotteryThroughKills } from './lottery-through-kills.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

test(`tickets of a lottery, its studio and its two platforms killed in the middle of settlements: each is settled once (seed ${seed})`, async (context) => {
  const settled = await lotteryThroughKills({ players: 3, kills: 2, seed });
  context.diagnostic(`${settled} settled`);
  assert.ok(settled > 30, `${settled} settled`);
});
