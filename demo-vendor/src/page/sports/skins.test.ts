import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Palette, skins } from './skins.ts';

const channel = (part: string) => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const light = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Text, what it stands on, and the least ratio. */
const pairs: readonly (readonly [keyof Palette, keyof Palette, number])[] = [
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
