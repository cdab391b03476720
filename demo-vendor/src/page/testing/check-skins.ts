import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Colour, Skin } from '../frame/palette.ts';
import { contrast } from './contrast.ts';

/** Text colour, background colour, and the minimum contrast. */
type ReadablePair<Name extends string> = readonly [Name | Colour, Name | Colour, number];

const onGrounds = (text: Colour, least: number) =>
  (['ground', 'raised', 'sunken'] as const).map((back) => [text, back, least] as const);

/** What every page with a slip writes. */
const common: readonly ReadablePair<Colour>[] = [
  ...[...onGrounds('ink', 7), ...onGrounds('muted', 4.5), ...onGrounds('accent-ink', 4.5)],
  ...[...onGrounds('good', 4.5), ...onGrounds('bad', 4.5)],
  ...([['on-accent', 'accent', 4.5]] as const),
  ...([['on-bar', 'bar', 7]] as const),
];

/** A test for each skin, that all of its texts can be read, and that all of its colours are colours. */
export function checkSkins<Name extends string>(
  skins: Readonly<Record<string, Skin<Name | Colour>>>,
  own: readonly ReadablePair<Name>[],
): void {
  for (const [name, { palette }] of Object.entries(skins)) {
    test(`${name} can be read everywhere`, () => {
      for (const [text, back, least] of [...common, ...own]) {
        const ratio = contrast(palette.get(text) ?? '', palette.get(back) ?? '');
        assert.ok(ratio >= least, `${text} on ${back}: ${ratio.toFixed(2)} < ${least}`);
      }
      for (const [part, colour] of palette) assert.match(colour, /^#[0-9a-f]{6}$/, part);
    });
  }
}
