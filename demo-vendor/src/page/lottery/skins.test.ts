import assert from 'node:assert/strict';
import { test } from 'node:test';
import { contrast } from '../testing/contrast.ts';
import { type LotteryPalette, skins } from './skins.ts';

const onGrounds = (text: keyof LotteryPalette, least: number) =>
  (['ground', 'raised', 'sunken'] as const).map((back) => [text, back, least] as const);

/** Text, what it stands on, and the least ratio. */
const pairs: readonly (readonly [keyof LotteryPalette, keyof LotteryPalette, number])[] = [
  ...[...onGrounds('ink', 7), ...onGrounds('muted', 4.5), ...onGrounds('accent-ink', 4.5)],
  ...[...onGrounds('good', 4.5), ...onGrounds('bad', 4.5), ...onGrounds('live', 4.5)],
  ...([['on-accent', 'accent', 4.5]] as const),
  ...([['on-bar', 'bar', 7]] as const),
  ...([['on-bar', 'bar-2', 4.5]] as const),
  ...([['print', 'paper', 7]] as const),
  ...([['prize', 'paper', 4.5]] as const),
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
