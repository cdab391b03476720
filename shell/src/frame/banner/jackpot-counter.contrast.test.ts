import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, layered } from '@portal/shared/ui/testing/contrast';

const css = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const counter = css('jackpot-counter.module.css');
const area = css('banner-area.module.css');

/** The first value of a property in a rule. */
function firstOf(sheet: string, rule: string, property: string): string {
  const block = `\n${sheet}`.split(`\n.${rule} {`)[1]?.split('}')[0] ?? '';
  const value = new RegExp(`${property}:\\s*([^;]+);`).exec(block)?.[1];
  if (!value) throw new Error(`no ${property} of .${rule}`);
  return value;
}

/** Any picture of an operator may lie below the counter, even a white one. */
const panel = layered(firstOf(area, 'jackpot', 'background'), '#ffffff');

// covers 2.2: WCAG 1.4.3
test('the digits of the jackpot have at least 4.5:1 in every part of their colours, over any picture', () => {
  const shades = firstOf(counter, 'window', 'background').match(/rgb\([^)]+\)/g) ?? [];
  const [top = ''] = firstOf(counter, 'digit', 'background').match(/#\w{6}/g) ?? [];
  const glow = /--brand-glow:\s*(#\w{6})/.exec(css('../../../../shared/ui/src/theme/tokens.css'))?.[1] ?? '';
  expect(shades).toHaveLength(3);
  for (const shade of shades)
    for (const ink of [top, glow]) expect(contrast(ink, layered(shade, panel))).toBeGreaterThanOrEqual(4.5);
});

test('its title and its note have at least 4.5:1 over any picture', () => {
  const ink = firstOf(counter, 'jackpot', 'color');
  expect(contrast(ink, panel)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(ink, layered(firstOf(counter, 'note', 'background'), panel))).toBeGreaterThanOrEqual(4.5);
});
