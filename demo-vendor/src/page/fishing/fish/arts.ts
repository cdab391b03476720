import type { FishArt } from '@portal/engines/fishing/fish-kinds';
import * as bosses from './bosses.ts';
import * as deep from './deep-creatures.ts';
import type { Context2d } from './paint.ts';
import * as rays from './rays-and-marlin.ts';
import * as reef from './reef-creatures.ts';
import * as sharks from './sharks-and-whale.ts';
import * as small from './small-fish.ts';

/** How a kind of fish looks and moves. */
export interface Art {
  draw(ctx: Context2d, phase: number): void;
  /** Pixels from nose to tail in a sea of usual size. */
  length: number;
  /** Height of what can be hit, as a part of the length. */
  height: number;
  /** How much the body bends as it swims; creatures that move their limbs instead have 0. */
  bend: number;
  /** Stays upright wherever it swims to. */
  isUpright?: true;
  /** Seen from above: never mirrored. */
  isFromAbove?: true;
  /** Beats of the tail in a second. */
  beat: number;
  /** Pixels in a second, in a sea of usual size. */
  speed: number;
}

const art = (draw: Art['draw'], length: number, height: number, bend: number, beat: number, speed: number): Art => ({
  draw,
  length,
  height,
  bend,
  beat,
  speed,
});

export const arts: Readonly<Record<FishArt, Art>> = {
  sprite: art(small.sprite, 58, 0.4, 1, 2.4, 95),
  clownfish: art(small.clownfish, 66, 0.5, 1, 2.1, 80),
  tang: art(small.tang, 72, 0.55, 1, 2, 85),
  butterfly: art(small.butterfly, 74, 0.68, 0.8, 1.8, 70),
  angelfish: art(small.angelfish, 84, 0.9, 0.7, 1.3, 60),
  puffer: art(small.puffer, 86, 0.78, 0.7, 1.4, 50),
  seahorse: { ...art(reef.seahorse, 92, 0.9, 0, 1.2, 38), isUpright: true },
  lionfish: art(reef.lionfish, 104, 0.75, 0.6, 1.1, 50),
  jelly: { ...art(reef.jelly, 96, 0.95, 0, 0.7, 34), isUpright: true },
  koi: art(small.koi, 118, 0.42, 1.2, 1.3, 70),
  turtle: { ...art(reef.turtle, 138, 0.62, 0, 0.6, 52), isFromAbove: true },
  octopus: { ...art(reef.octopus, 140, 0.5, 0, 0.6, 48), isFromAbove: true },
  manta: { ...art(rays.manta, 176, 0.95, 0, 0.45, 62), isFromAbove: true },
  'golden-manta': { ...art(rays.goldenManta, 200, 0.95, 0, 0.45, 66), isFromAbove: true },
  marlin: art(rays.marlin, 196, 0.28, 0.8, 1.2, 120),
  shark: art(sharks.shark, 240, 0.3, 0.9, 0.8, 84),
  hammerhead: art(sharks.hammerhead, 236, 0.3, 0.9, 0.8, 80),
  whale: art(sharks.whale, 320, 0.42, 0.6, 0.4, 50),
  lanternfish: art(small.lanternfish, 60, 0.4, 1, 2.3, 90),
  sardine: art(small.sardine, 62, 0.28, 1.1, 2.6, 115),
  squid: { ...art(deep.squid, 86, 0.26, 0, 1.1, 80), isFromAbove: true },
  barracuda: art(small.barracuda, 96, 0.24, 1, 2, 120),
  angler: art(deep.angler, 116, 0.6, 0.6, 1, 45),
  crab: { ...art(reef.crab, 108, 0.6, 0, 0.9, 42), isUpright: true },
  urchin: { ...art(reef.urchin, 104, 0.9, 0, 0.7, 36), isUpright: true },
  'dragon-koi': art(bosses.dragonKoi, 330, 0.4, 1.3, 0.6, 46),
  kraken: { ...art(bosses.kraken, 330, 1.05, 0, 0.5, 34), isUpright: true },
};
