import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleMany } from './testing/many-tickets.ts';

test('10,000 tickets of one draw are judged, written down and settled, each once, in batches of 1,000', async () => {
  const { ms, longestMs, calls } = await settleMany(10_000);
  assert.ok(calls < 40, `${calls} calls`);
  assert.ok(ms < 30_000, `${ms} ms`);
  assert.ok(longestMs < 1000, `nothing else for ${longestMs} ms`);
});
