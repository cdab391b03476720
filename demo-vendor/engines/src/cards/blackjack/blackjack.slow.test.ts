import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBlackjack, simulatedHands } from './best-play.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_121);

test(`blackjack: ten million hands of the best play lie within the 99.9 % interval (seed ${seed})`, () => {
  const best = countBlackjack();
  const { percent, halfWidth } = simulatedHands(best, 10_000_000, seed);
  assert.ok(Math.abs(percent - best.returnPercent) <= halfWidth, `${percent} is not within ${halfWidth}`);
});
