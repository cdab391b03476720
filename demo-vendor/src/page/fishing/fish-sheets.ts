import { chanceOf, kindsOf } from '@portal/engines/fishing/fishing.rules';
import { h } from '../dom/dom.ts';
import type { SessionInfo } from '../rounds/studio-calls.ts';
import { openSheet } from '../sheets.ts';
import { shownPercent } from '../texts/figures.ts';
import { localize } from '../texts/localize.ts';
import { createSprites } from './fish/sprites.ts';
import { t } from './texts/translate.ts';

const pictureSize = 52;

/** Rules, what every fish pays and how likely a catch is, and the published return. */
export function openFishRules({ game }: SessionInfo): void {
  const density = Math.min(2, devicePixelRatio || 1);
  const sprites = createSprites(() => pictureSize / 1.2, density);
  const rows = (kindsOf(game.engine) ?? []).map((kind, i) => {
    const { image } = sprites.picture(kind.art, 0.15);
    image.className = 'fish-picture';
    const { hits, of } = chanceOf(kind);
    const chance = h('small', {}, t('rules.chance', { shots: (of / hits).toFixed(1) }));
    return h(
      'li',
      {},
      image,
      h('span', { class: 'fish-name' }, localize(kind.name), h('br'), chance),
      h('b', {}, game.paytable[i]?.pays ?? ''),
    );
  });
  openSheet(
    t('rules.title'),
    ...game.rules.map((rule) => h('p', {}, localize(rule))),
    h(
      'p',
      { class: 'return' },
      h('b', {}, t('rules.return', { percent: shownPercent(game.returnPercent) })),
      t('rules.exact'),
    ),
    h('ul', { class: 'paytable' }, ...rows),
    h('p', { class: 'fine' }, t('rules.keys')),
    h('p', { class: 'fine' }, t('rules.fair')),
  );
}
