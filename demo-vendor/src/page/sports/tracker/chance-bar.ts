import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';
import { chancesOf, percents } from './chance.rules.ts';

/** Creates a bar with the chances implied by the prices, in percent. */
export function createChanceBar() {
  const sides = ['home', 'draw', 'away'] as const;
  const segments = Object.fromEntries(sides.map((side) => [side, h('i', { class: `chance chance-${side}` })]));
  const bar = h('div', { class: 'chance-bar', 'aria-hidden': 'true' });
  for (const side of sides) bar.append(segments[side] ?? '');
  const words = h('p', { class: 'chance-words' });
  const element = h('div', { class: 'chances' }, words, bar);
  return {
    element,
    show(fixture: FixtureView): void {
      const chances = chancesOf(fixture);
      element.hidden = !chances;
      if (!chances) return;
      const whole = percents(chances);
      for (const side of sides) {
        const segment = segments[side];
        segment?.style.setProperty('flex-grow', String(chances[side]));
        if (segment) segment.hidden = chances[side] === 0;
      }
      const part = (side: (typeof sides)[number], name: string) =>
        h('span', { class: `chance-${side}` }, `${name} `, h('b', {}, `${whole[side]}%`));
      words.replaceChildren(
        part('home', fixture.home.short),
        ...(chances.draw > 0 ? [part('draw', t('chance.draw'))] : []),
        part('away', fixture.away.short),
      );
    },
  };
}
