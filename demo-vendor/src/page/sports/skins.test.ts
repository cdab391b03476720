import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../testing/contrast.ts';
import { type BookPalette, skins } from './skins.ts';

/** Text, what it stands on, and the least ratio. */
const pairs: readonly (readonly [keyof BookPalette, keyof BookPalette, number])[] = [
  ['ink', 'ground', 7],
  ['ink', 'raised', 7],
  ['ink', 'sunken', 7],
  ['muted', 'ground', 4.5],
  ['muted', 'raised', 4.5],
  ['muted', 'sunken', 4.5],
  ['on-accent', 'accent', 4.5],
  ['accent-ink', 'raised', 4.5],
  ['accent-ink', 'ground', 4.5],
  ['accent-ink', 'sunken', 4.5],
  ['price-ink', 'price', 7],
  ['muted', 'price', 4.5],
  ['good', 'price', 4.5],
  ['bad', 'price', 4.5],
  ['on-bar', 'bar', 7],
  ['on-bar', 'bar-2', 7],
  ['live', 'raised', 4.5],
  ['live', 'ground', 4.5],
  ['good', 'raised', 4.5],
  ['bad', 'raised', 4.5],
  ['good', 'sunken', 4.5],
  ['bad', 'sunken', 4.5],
  ['home', 'raised', 3],
  ['away', 'raised', 3],
];

for (const [name, { palette }] of Object.entries(skins)) {
  test(`${name} can be read everywhere`, () => {
    for (const [text, back, least] of pairs) {
      const ratio = contrast(palette[text], palette[back]);
      assert.ok(ratio >= least, `${text} on ${back}: ${ratio.toFixed(2)} < ${least}`);
    }
    for (const [part, colour] of Object.entries(palette)) assert.match(colour, /^#[0-9a-f]{6}$/, part);
  });
}
