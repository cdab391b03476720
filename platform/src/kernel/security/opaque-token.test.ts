import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newToken, tokenHash } from './opaque-token.ts';

test('has 256 bits and does not appear in its hash', () => {
  const token = newToken();
  assert.match(token, /^[A-Za-z0-9_-]{43}$/);
  assert.notEqual(newToken(), token);
  assert.match(tokenHash(token), /^[0-9a-f]{64}$/);
  assert.equal(tokenHash(token), tokenHash(token));
});
