import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchangeIdFor } from './exchange-id.ts';

function pageStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

// covers 2.7
test('repeats the exchange id of its launch after a reload, and uses another for another launch', () => {
  const storage = pageStorage();
  const name = exchangeIdFor('token-of-a-launch', storage);
  assert.match(name, /^[0-9a-f]{32}$/);
  assert.equal(exchangeIdFor('token-of-a-launch', storage), name);
  assert.notEqual(exchangeIdFor('token-of-another', storage), name);
  assert.notEqual(exchangeIdFor('token-of-a-launch', pageStorage()), name);
});
