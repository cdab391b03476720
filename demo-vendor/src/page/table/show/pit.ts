import type { Bout, Move, Side } from '@portal/engines/cockfight/cockfight.rules';
import { cockPicture } from '../../../tables/pictures/cock-picture.ts';
import { pitPicture } from '../../../tables/pictures/pit-picture.ts';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { setDrawing } from '../../dom/markup.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../texts/translate.ts';
import type { MakeShow } from './show.ts';

const moveMs = 360;
const other = (side: Side): Side => (side === 'meron' ? 'wala' : 'meron');

/** Frames of a move for a cock that faces right; wala is mirrored as a whole. */
const moveFrames: Readonly<Record<Move['kind'], Keyframe[]>> = {
  lunge: [
    { transform: 'none' },
    { transform: 'translate(74px, -14px) rotate(8deg)', offset: 0.45 },
    { transform: 'none' },
  ],
  kick: [
    { transform: 'none' },
    { transform: 'translate(50px, -92px) rotate(-28deg)', offset: 0.4 },
    { transform: 'translate(78px, -28px) rotate(14deg)', offset: 0.62 },
    { transform: 'none' },
  ],
  peck: [
    { transform: 'none' },
    { transform: 'translate(58px, 6px) rotate(20deg)', offset: 0.4 },
    { transform: 'none' },
  ],
  feint: [
    { transform: 'none' },
    { transform: 'translate(-26px, -12px) rotate(-8deg)', offset: 0.5 },
    { transform: 'none' },
  ],
};
const struck: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translate(-44px, -18px) rotate(-14deg)', offset: 0.5 },
  { transform: 'none' },
];

function createCock(side: Side, scene: Element) {
  const body = scene.querySelector<SVGGElement>(`.cock-${side} .cock-body`);
  const name = localize(side === 'meron' ? 'Meron' : 'Wala');
  const bar = h('i', {});
  const plate = h('div', { class: `corner corner-${side}` }, h('b', {}, name), h('span', { class: 'strength' }, bar));
  if (body) setDrawing(body, cockPicture(side));
  const animate = (frames: Keyframe[], duration: number, fill: FillMode = 'none') =>
    body?.animate(frames, { duration: isMotionReduced() ? 1 : duration, easing: 'ease-in-out', fill });
  return {
    plate,
    strength: (part: number) => bar.style.setProperty('--part', String(part)),
    move: (kind: Move['kind']) => animate(moveFrames[kind], moveMs),
    suffer: () => animate(struck, moveMs),
    fall: () =>
      animate(
        [{ transform: 'none' }, { transform: 'translate(-30px, 44px) rotate(-86deg)', opacity: 0.8 }],
        500,
        'forwards',
      ),
    crow: () =>
      animate([{ transform: 'none' }, { transform: 'translate(10px, -14px) rotate(-10deg)' }], 420, 'forwards'),
    stand() {
      for (const each of body?.getAnimations() ?? []) each.cancel();
      bar.style.setProperty('--part', '1');
      plate.classList.remove('is-win');
    },
    win: () => plate.classList.add('is-win'),
  };
}

/** Creates a pit with two cocks that shows a bout move by move, without blood. */
export const makePit: MakeShow = (sound, announce) => {
  const scene = drawn('pit', pitPicture());
  const cocks = { meron: createCock('meron', scene), wala: createCock('wala', scene) };
  const puff = scene.querySelector<SVGGElement>('.puff');
  const stand = () => {
    cocks.meron.stand();
    cocks.wala.stand();
  };

  function fly(from: Side): void {
    puff?.setAttribute('transform', `translate(${from === 'meron' ? 350 : 450} 190)`);
    const frames = [
      { opacity: 1, scale: '0.4' },
      { opacity: 0, scale: '1.5' },
    ];
    puff?.animate(frames, { duration: 420, easing: 'ease-out' });
  }

  async function fight(bout: Bout): Promise<void> {
    const hits = { meron: 0, wala: 0 };
    for (const { by, kind, isHit } of bout.moves) {
      cocks[by].move(kind);
      await wait(moveMs * 0.42);
      if (isHit && kind !== 'feint') {
        hits[other(by)] += 1;
        cocks[other(by)].suffer();
        cocks[other(by)].strength(Math.max(0.12, 1 - hits[other(by)] * 0.13));
        fly(other(by));
        sound.click();
      }
      await wait(moveMs * 0.58);
    }
  }

  return {
    element: h(
      'div',
      { class: 'show show-pit' },
      scene,
      h('div', { class: 'corners' }, cocks.meron.plate, cocks.wala.plate),
    ),
    opened: stand,
    closed: () => sound.click(),
    async result(shown, live) {
      if (shown.engine !== 'cockfight') return;
      stand();
      const { winner } = shown.bout;
      if (live && !isMotionReduced()) await fight(shown.bout);
      for (const side of ['meron', 'wala'] as const) {
        if (winner === side) {
          cocks[side].crow();
          cocks[side].win();
        } else {
          cocks[side].strength(0);
          cocks[side].fall();
        }
      }
      sound.stop();
      announce(t(`bout.${winner}`));
    },
  };
};
