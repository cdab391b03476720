import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playOverBadLine } from './play-over-bad-line.ts';

const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);

// covers 2.7: loses and doubles nothing in two minutes with twelve kills
test(`two minutes of slots, hands and a table over a bad line, the studio killed twelve times: journal and ledger agree (seed ${seed})`, async (context) => {
  const played = await playOverBadLine({ seconds: 120, players: 6, kills: 12, seed });
  context.diagnostic(JSON.stringify(played));
  const { rounds, tickets, hands, line } = played;
  assert.ok(rounds > 100 && tickets > 0 && hands > 20 && line.lost > 5 && line.late > 5, JSON.stringify(played));
});
