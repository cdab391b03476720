import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backUrlOf } from './launch-game.rules.ts';

const origin = 'https://portal.example';

for (const [asked, leadsTo] of [
  [undefined, 'https://portal.example/'],
  ['/rng?page=JADE', 'https://portal.example/rng?page=JADE'],
  ['https://portal.example/fish', 'https://portal.example/fish'],
  ['https://elsewhere.example/rng', 'https://portal.example/'],
  ['//elsewhere.example', 'https://portal.example/'],
  ['javascript:alert(1)', 'https://portal.example/'],
  ['https://', 'https://portal.example/'],
] as const) {
  test(`back to ${asked} leads to ${leadsTo}`, () => {
    assert.equal(backUrlOf(origin, asked), leadsTo);
  });
}
