import { chanceOf, kindsOf } from '../../engines/fishing/fishing.rules.ts';
import type { SessionInfo } from '../api.ts';
import { h } from '../dom.ts';
import { openSheet } from '../sheets.ts';
import { createSprites } from './fish/sprites.ts';

const pictureSize = 52;

/** Rules, what every fish pays and how likely a catch is, and the published return. */
export function openFishRules({ game }: SessionInfo): void {
  const density = Math.min(2, devicePixelRatio || 1);
  const sprites = createSprites(() => pictureSize / 1.2, density);
  const rows = (kindsOf(game.engine) ?? []).map((kind, i) => {
    const { image } = sprites.picture(kind.art, 0.15);
    image.className = 'fish-picture';
    const { hits, of } = chanceOf(kind);
    const chance = h('small', {}, `1 catch in ${(of / hits).toFixed(1)} shots`);
    return h(
      'li',
      {},
      image,
      h('span', { class: 'fish-name' }, kind.name, h('br'), chance),
      h('b', {}, game.paytable[i]?.pays ?? ''),
    );
  });
  openSheet(
    'Rules and paytable',
    ...game.rules.map((rule) => h('p', {}, rule)),
    h(
      'p',
      { class: 'return' },
      h('b', {}, `Return to player ${game.returnPercent.toFixed(2)} %`),
      ' (exact, of every shot)',
    ),
    h('ul', { class: 'paytable' }, ...rows),
    h(
      'p',
      { class: 'fine' },
      'Touch the water or hold it to shoot. By keyboard: arrows turn the cannon or choose the next fish of a locked one, Space shoots, plus and minus change the cannon, A shoots by itself, L locks.',
    ),
    h(
      'p',
      { class: 'fine' },
      'Catches are drawn on the server; the fish you see do not decide them. The seal of the next seed is known before you shoot, and every round can be counted again from the history. Shots that cannot be confirmed are given back.',
    ),
  );
}
