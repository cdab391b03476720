import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isAlive, needsTouch } from './tokens.rules.ts';

const start = new Date('2026-01-01T00:00:00Z');
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

test('a session ends after 30 idle minutes, 12 hours, or when ended', () => {
  const fresh = { startedAt: start, lastSeenAt: start, endedAt: null };
  assert.equal(isAlive(fresh, later(29.9)), true);
  assert.equal(isAlive(fresh, later(30)), false);
  assert.equal(isAlive({ ...fresh, lastSeenAt: later(719) }, later(719.9)), true);
  assert.equal(isAlive({ ...fresh, lastSeenAt: later(719) }, later(720)), false);
  assert.equal(isAlive({ ...fresh, endedAt: start }, start), false);
});

test('last seen is written at most once a minute', () => {
  const seen = { startedAt: start, lastSeenAt: start, endedAt: null };
  assert.equal(needsTouch(seen, later(0.5)), false);
  assert.equal(needsTouch(seen, later(1)), true);
});
