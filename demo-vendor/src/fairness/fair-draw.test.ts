import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { commitmentOf, fairDraw, seedFromText, seedOfChain, seedText } from './fair-draw.ts';

const seed = seedFromText('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f');

test('commits to the SHA-256 of the seed', () => {
  assert.equal(commitmentOf(seed), createHash('sha256').update(seed).digest('hex'));
});

test('streams the HMAC of client seed and block word by word, as another library computes it', () => {
  const blocks = [0, 1].map((block) => createHmac('sha256', seed).update(`my seed:${block}`).digest());
  const words = blocks.flatMap((block) => Array.from({ length: 8 }, (_, i) => block.readUInt32BE(i * 4)));
  const draw = fairDraw(seed, 'my seed');
  assert.deepEqual(
    words.map(() => draw(2 ** 32)),
    words,
  );
});

test('skips words in the tail, so that all numbers are equally likely', () => {
  // With a bound of 3 * 2^30 a quarter of all words is in the tail: modulo would make the low third twice as likely.
  const bound = 3 * 2 ** 30;
  const draw = fairDraw(seed, 'tail');
  const thirds = [0, 0, 0];
  for (let i = 0; i < 30_000; i += 1) {
    const third = Math.floor(draw(bound) / 2 ** 30);
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  for (const count of thirds) assert.ok(Math.abs(count - 10_000) < 400, `${thirds}`);
});

test('draws numbers below 52 evenly by chi-square (51 degrees, p above 0.0001)', () => {
  const draw = fairDraw(seed, 'cards');
  const counts = new Array<number>(52).fill(0);
  for (let i = 0; i < 52_000; i += 1) {
    const card = draw(52);
    counts[card] = (counts[card] ?? 0) + 1;
  }
  const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  assert.ok(chi < 98.1, String(chi));
});

test('draws the same numbers from the same seeds, and others from another client seed', () => {
  const take = (clientSeed: string) =>
    Array.from(
      { length: 20 },
      (
        (draw) => () =>
          draw(1000)
      )(fairDraw(seed, clientSeed)),
    );
  assert.deepEqual(take('a'), take('a'));
  assert.notDeepEqual(take('a'), take('b'));
});

test('derives different seeds in a chain, reproducibly', () => {
  assert.equal(seedText(seedOfChain(seed, 1)), seedText(seedOfChain(seed, 1)));
  assert.notEqual(seedText(seedOfChain(seed, 1)), seedText(seedOfChain(seed, 2)));
});

test('throws for invalid bounds', () => {
  for (const bound of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
    assert.throws(() => fairDraw(seed, 'a')(bound), RangeError);
});
