import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seededDraw } from '../seeded-draw.ts';
import { cardName, deal } from './cards.rules.ts';

test('names cards', () => {
  assert.deepEqual([0, 13 + 9, 51].map(cardName), ['ace of clubs', 'ten of diamonds', 'king of spades']);
});

test('deals every card of a pack once, and of two packs twice', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer({ min: 1, max: 2 }), (seed, packs) => {
      const dealt = deal(seededDraw(seed), 52 * packs, packs).sort((a, b) => a - b);
      assert.deepEqual(
        dealt,
        Array.from({ length: 52 * packs }, (_, i) => Math.floor(i / packs)),
      );
    }),
  );
});

test('deals different cards for every sequence of draws, so all orders are equally likely', () => {
  const seen = new Set<string>();
  for (let a = 0; a < 52; a += 1) {
    for (let b = 0; b < 51; b += 1) {
      const draws = [a, b];
      seen.add(deal(() => draws.shift() ?? 0, 2).join());
    }
  }
  assert.equal(seen.size, 52 * 51);
});
