import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exchangeOf } from './kept-exchange.ts';

function pageStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('repeats the exchange id of its launch after a reload, and uses another for another launch', () => {
  const storage = pageStorage();
  const name = exchangeOf('token-of-a-launch', storage);
  assert.match(name, /^[0-9a-f]{32}$/);
  assert.equal(exchangeOf('token-of-a-launch', storage), name);
  assert.notEqual(exchangeOf('token-of-another', storage), name);
  assert.notEqual(exchangeOf('token-of-a-launch', pageStorage()), name);
});
