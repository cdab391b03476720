import {
  circle,
  colour,
  ellipse,
  line,
  moved,
  path,
  pots,
  seededRandom,
  star,
  themes,
  times,
} from '@portal/shared/ui/pictures';
import type { Motif } from './motifs-creatures.ts';
import * as money from './presents-money.ts';
import * as thing from './presents-things.ts';
import type { Random } from './random.ts';

/** Drawings by words in the picture's name or the present's id; the first match is drawn. */
const drawings: readonly [RegExp, Motif][] = [
  [/headphone|earphone|earbud|headset/, thing.headphones],
  [/phone|mobile|tablet/, thing.phone],
  [/speaker|sound|audio/, thing.speaker],
  [/watch|clock/, thing.watch],
  [/tea|pot|kettle/, thing.tea],
  [/umbrella|parasol/, thing.umbrella],
  [/mug|cup|flask|bottle|coffee/, thing.mug],
  [/backpack|bag|luggage|suitcase/, thing.backpack],
  [/cap|hat|shirt|jersey/, thing.cap],
  [/envelope|packet|angpao|hongbao|lucky/, money.envelope],
  [/egg/, money.goldenEgg],
  [/card/, money.giftCard],
  [/cash|credit|money|banknote/, money.banknotes],
  [/voucher|coupon|ticket|rebate/, money.voucher],
];
const anyBonus: readonly [Motif, ...Motif[]] = [money.voucher, money.envelope, money.banknotes, money.giftCard];
const anyThing: readonly [Motif, ...Motif[]] = [thing.gift];

export type PresentOf = {
  /** Scene name of the picture without its `art:`. */
  scene: string;
  /** Id of the present: presents of one scene differ by it. */
  seed: string;
  type: 'present' | 'bonus';
};

function motifOf({ scene, seed, type }: PresentOf, random: Random): Motif {
  const words = `${scene} ${seed}`.toLowerCase();
  const drawn = drawings.find(([pattern]) => pattern.test(words))?.[1];
  const themed = themes[Object.keys(themes).find((name) => words.includes(name)) ?? '']?.motif;
  return drawn ?? themed ?? random.pick(type === 'bonus' ? anyBonus : anyThing);
}

/** A gift of the points mall on its pedestal, in the light of a shop window; SVG text, 400 x 300. */
export function presentPicture(present: PresentOf): string {
  const random = seededRandom(`present/${present.scene}/${present.seed}`);
  const paper = random.pick([262, 285, 310, 200, 165, 20]) + random.between(-10, 10);
  const tone = random.pick([25, 48, 70, 150, 230, 330]) + random.between(-8, 8);
  const motif = motifOf(present, random)(random);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${pots({ paper, tone, x: 200, y: 118 })}` +
    `<rect width="400" height="300" fill="url(#b)"/>${curtain(paper)}${stand(paper)}` +
    `<g filter="url(#f)">${moved(200, 126, motif, 0, 1.02)}</g>${sparks(random)}</svg>`
  );
}

/** Cut paper to both sides, as in a window. */
function curtain(paper: number): string {
  return times(2, (at) => {
    const inset = at * 44;
    const fill = colour(40 - at * 12, 0.12, paper - at * 8);
    const side = `M${-60 - inset} -20H${84 - inset}C${60 - inset} 60 ${96 - inset} 130 ${54 - inset} 196S${90 - inset} 280 ${70 - inset} 320H${-60 - inset}Z`;
    return (
      path(side, fill) +
      line(side, '#fff', 1.5, 'opacity=".2"') +
      `<g transform="translate(400 0) scale(-1 1)">${path(side, fill)}${line(side, '#fff', 1.5, 'opacity=".2"')}</g>`
    );
  });
}

function stand(paper: number): string {
  return (
    path('M-20 250C90 216 310 216 420 250V320H-20Z', colour(24, 0.09, paper - 14)) +
    ellipse(200, 252, 138, 27, '#0a0620', 'opacity=".45"') +
    path('M78 232C78 250 132 264 200 264S322 250 322 232V220H78Z', colour(44, 0.13, paper - 8)) +
    ellipse(200, 220, 122, 26, colour(68, 0.13, paper + 6)) +
    ellipse(200, 220, 122, 26, 'none', 'stroke="#ffdf96" stroke-width="3" opacity=".9"') +
    ellipse(200, 218, 84, 15, '#0a0620', 'opacity=".3"')
  );
}

function sparks(random: Random): string {
  return (
    times(6, () =>
      moved(random.between(40, 360), random.between(20, 190), path(star(4, random.between(4, 10), 1.5), '#fff8d8')),
    ) +
    times(9, () =>
      circle(random.between(30, 370), random.between(20, 210), random.between(1, 3), '#ffe9a8', 'opacity=".6"'),
    )
  );
}
