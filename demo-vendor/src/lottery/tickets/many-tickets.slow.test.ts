import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleMany } from './testing/many-tickets.ts';

test('100,000 tickets of one draw are judged, written down and settled, each once, in batches of 1,000', async (t) => {
  const { ms, longestMs, calls } = await settleMany(100_000);
  t.diagnostic(`${Math.round(ms)} ms, ${calls} calls, nothing else for ${Math.round(longestMs)} ms at most`);
  assert.ok(calls < 300, `${calls} calls`);
  assert.ok(ms < 120_000, `${ms} ms`);
  assert.ok(longestMs < 2000, `nothing else for ${longestMs} ms`);
});
