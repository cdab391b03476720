import assert from 'node:assert/strict';
import { test } from 'node:test';
import { simulateTickets } from './testing/simulate-tickets.ts';

const seed = Number(process.env.TEST_SEED ?? 20_261_123);

// covers 2.7
test(`settles or returns each round once over 5,000 slips with lost calls, kills, cancelled and corrected draws (seed ${seed})`, async () => {
  const tally = await simulateTickets({ slips: 5000, seed });
  const seen = JSON.stringify([...tally]);
  for (const what of ['settled', 'returned draw_cancelled', 'returned stopped_after_win', 'returned slip_refused'])
    assert.ok((tally.get(what) ?? 0) > 30, `${what}: ${seen}`);
  for (const what of ['insufficient_balance', 'play_stopped', 'draw_closed', 'result', 'cancelled'])
    assert.ok((tally.get(what) ?? 0) > 5, `${what}: ${seen}`);
  assert.ok((tally.get('lives') ?? 0) > 50, seen);
});
