import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

function valuesOf(selector: string): Record<string, string> {
  const block = css.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = valuesOf(':root');
const themes = { light, dark: { ...light, ...valuesOf('[data-theme="dark"]') } };

function hexOf(theme: Record<string, string>, token: string): string {
  const value = theme[token] ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? hexOf(theme, other) : value;
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ['--ground', '--raised', '--sunken'];
const pairs: [text: string, on: string, least: number][] = [
  ...grounds.flatMap((on): [string, string, number][] => [
    ['--money', on, 7],
    ['--money-good', on, 7],
    ['--money-bad', on, 7],
    ['--ink', on, 7],
    ['--muted', on, 4.5],
    ['--accent-text', on, 4.5],
    ['--good', on, 4.5],
    ['--bad', on, 4.5],
    ['--warn', on, 4.5],
    ['--focus', on, 3],
    ['--outline', on, 3],
  ]),
  ['--good', '--good-soft', 4.5],
  ['--bad', '--bad-soft', 4.5],
  ['--warn', '--warn-soft', 4.5],
  ['--ink', '--accent-soft', 7],
  ['--accent-text', '--accent-soft', 4.5],
  ['--on-accent', '--brand-glow', 4.5],
  ['--on-accent', '--brand-ember', 4.5],
  ['--on-badge', '--badge', 4.5],
];

describe.each(Object.entries(themes))('%s theme', (_name, theme) => {
  test.each(pairs)('%s on %s has at least %d:1', (text, on, least) => {
    expect(contrast(hexOf(theme, text), hexOf(theme, on))).toBeGreaterThanOrEqual(least);
  });
});

test('the measure itself: black on white is 21, and a missing token is no colour', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast(hexOf(light, '--no-such-token'), '#ffffff')).toBeNaN();
});
