import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settledInWords, settleMany } from '../testing/many-tickets.ts';

test('judges, stores and settles 10,000 tickets of one draw once each, in batches of 1,000', async (t) => {
  const settled = await settleMany(10_000);
  t.diagnostic(settledInWords(settled));
  assert.ok(settled.calls < 40, `${settled.calls} calls`);
});
