import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as v from 'valibot';
import { agentSettings } from './agents.settings.ts';

const { schema, fallback } = agentSettings['agents.paidBy'];

test('the payer can be chosen for dividends, daily and hourly salary', () => {
  for (const kind of ['dividend', 'daily', 'hourly'] as const)
    for (const payer of ['house', 'upline']) assert.equal(v.is(schema, { ...fallback, [kind]: payer }), true, kind);
  for (const wrong of [{ daily: 'nobody' }, { daily: undefined }, { weekly: 'house' }])
    assert.equal(v.is(schema, { ...fallback, ...wrong }), false, JSON.stringify(wrong));
});

// covers 1
test('the operator cannot pay real-time salary: it deducts nothing of lower levels, so each upline pays', () => {
  assert.equal(v.is(schema, { ...fallback, realtime: 'upline' }), true);
  assert.equal(v.is(schema, { ...fallback, realtime: 'house' }), false);
});
