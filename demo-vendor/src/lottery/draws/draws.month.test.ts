import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lotteryGames } from '../../games/lottery-games.ts';
import { simulateDraws } from './testing/simulate-draws.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_115);

// covers 1
test(`opens, closes and draws each draw of every lottery once over three days, as committed, and reports in order (seed ${seed})`, async () => {
  const drawn = await simulateDraws({ days: 3, games: lotteryGames, seed });
  assert.ok(drawn > 3 * (2 * 1440 + 4 * 288) + 6, `${drawn} draws`);
});
