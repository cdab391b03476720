import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '../testing/contrast.tsx';

const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8');

const moreContrast = css.split('@media (prefers-contrast: more)')[1] ?? '';

function valuesOf(selector: string, from = css): Record<string, string> {
  const block = from.split(`${selector} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
}

const light = valuesOf(':root');
const dark = { ...light, ...valuesOf('[data-theme="dark"]') };
const strongLight = valuesOf(':root', moreContrast);
const strong = {
  light: { ...light, ...strongLight },
  dark: { ...dark, ...strongLight, ...valuesOf('[data-theme="dark"]', moreContrast) },
};

function hexOf(theme: Record<string, string>, token: string): string {
  const value = theme[token] ?? '';
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? hexOf(theme, other) : value;
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

describe.each(Object.entries({ light, dark }))('%s theme', (_name, theme) => {
  test.each(pairs)('%s on %s has at least %d:1', (text, on, least) => {
    expect(contrast(hexOf(theme, text), hexOf(theme, on))).toBeGreaterThanOrEqual(least);
  });
});

// Levels of WCAG AAA for words, and of AA for every line.
describe.each(Object.entries(strong))('%s theme for who prefers more contrast', (_name, theme) => {
  const lines = grounds.flatMap((on): typeof pairs => [
    ['--focus', on, 4.5],
    ['--outline', on, 4.5],
    ['--hairline', on, 3],
  ]);
  const isWord = ([text]: (typeof pairs)[number]) =>
    !['--focus', '--outline'].includes(text) && !text.startsWith('--on-');
  const words = pairs.filter(isWord).map(([text, on]): (typeof pairs)[number] => [text, on, 7]);
  test.each([...words, ...lines])('%s on %s has at least %d:1', (text, on, least) => {
    expect(contrast(hexOf(theme, text), hexOf(theme, on))).toBeGreaterThanOrEqual(least);
  });
});

test('the measure itself: black on white is 21, and a missing token is no colour', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast(hexOf(light, '--no-such-token'), '#ffffff')).toBeNaN();
});
