import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkState } from './link-state.rules.ts';

const now = new Date('2026-03-02T07:00:00.000Z');
const endless = { closedAt: null, expiresAt: null, usesAtMost: null, uses: 7 };

for (const [state, bounds] of [
  ['open', {}],
  ['open', { expiresAt: new Date(now.getTime() + 1) }],
  ['expired', { expiresAt: now }],
  ['open', { usesAtMost: 8 }],
  ['used_up', { usesAtMost: 7 }],
  ['expired', { expiresAt: now, usesAtMost: 7 }],
  ['closed', { closedAt: now, expiresAt: now, usesAtMost: 7 }],
] as const) {
  test(`makes a link ${state} with ${JSON.stringify(bounds)}`, () => {
    assert.equal(linkState({ ...endless, ...bounds }, now), state);
  });
}
