import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOverBadLine } from './play-over-bad-line.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 2.7: loses and doubles nothing through lost and late answers and a killed studio
test(`slots, hands and a table over a bad line, the studio killed twice: journal and ledger agree (seed ${seed})`, async (context) => {
  const played = await playOverBadLine({ seconds: 14, players: 2, kills: 2, seed });
  context.diagnostic(JSON.stringify(played));
  assert.ok(played.rounds > 0 && played.hands > 0);
});
