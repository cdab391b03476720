import type { FishKind } from '@portal/engines/fishing/fish-kinds';
import { meanPay } from '@portal/engines/fishing/fishing.rules';
import { arts } from '../fish/arts.ts';
import type { Point, Water } from './geometry.rules.ts';

type Curve = readonly [Point, Point, Point, Point];

/** A fish that comes in: its way through the water, and how long it takes. */
export interface Arrival {
  /** Number of its kind in a choice, from 1. */
  kind: number;
  curve: Curve;
  /** Seconds. */
  takes: number;
  /** Seconds until it starts. */
  delay: number;
  offset: Point;
}

/** Random numbers from 0 to 1. */
export type Chance = () => number;

/** Kinds that swim one at a time, with the dearest as the boss. */
export const isBoss = (kinds: readonly FishKind[], no: number) => no === kinds.length;
export const isSpecial = ({ pays }: FishKind) => pays.length > 1;

/** How many of a kind swim together. */
function schoolSize(kind: FishKind, chance: Chance): number {
  const pay = meanPay(kind);
  if (isSpecial(kind) || pay >= 20) return 1;
  if (pay <= 4) return 4 + Math.floor(chance() * 5);
  return pay <= 8 ? 2 + Math.floor(chance() * 2) : 1 + Math.floor(chance() * 2);
}

/** The next kind to come: cheap fish often, dear ones seldom, none of `crowded`. */
export function nextKind(kinds: readonly FishKind[], chance: Chance, crowded: ReadonlySet<number>): number {
  const weights = kinds.map((kind, i) => (crowded.has(i + 1) || isBoss(kinds, i + 1) ? 0 : 1 / meanPay(kind) ** 0.42));
  let at = chance() * weights.reduce((sum, each) => sum + each, 0);
  for (const [i, weight] of weights.entries()) {
    at -= weight;
    if (at < 0) return i + 1;
  }
  return 1;
}

/** A school on its way: one curve from side to side, and places beside it. */
export function school(kinds: readonly FishKind[], no: number, water: Water, chance: Chance): Arrival[] {
  const kind = kinds[no - 1];
  if (!kind) return [];
  const { length, speed } = arts[kind.art];
  const size = length * water.scale;
  const curve = wayThrough(water, size, chance);
  const [a, , , d] = curve;
  const takes = (Math.hypot(d.x - a.x, d.y - a.y) * 1.1) / (speed * water.scale * (0.85 + chance() * 0.3));
  return Array.from({ length: schoolSize(kind, chance) }, (_, i) => ({
    kind: no,
    curve,
    takes,
    ...placeInSchool(i, size, size / (speed * water.scale), chance),
  }));
}

/** The first leads; the others follow on both sides of it, a length or so apart. */
function placeInSchool(
  i: number,
  size: number,
  lengthSeconds: number,
  chance: Chance,
): Pick<Arrival, 'delay' | 'offset'> {
  const row = Math.ceil(i / 2);
  const side = i % 2 === 0 ? 1 : -1;
  const jitter = () => (chance() - 0.5) * size * 0.35;
  const offset = { x: jitter(), y: i === 0 ? 0 : side * (row * 0.3 + 0.32) * size + jitter() };
  return { delay: row * lengthSeconds * (0.85 + chance() * 0.35), offset };
}

/** From one side to the other, up or down a little, in a bow. */
function wayThrough({ width, top, bottom }: Water, size: number, chance: Chance): Curve {
  const margin = size * 0.8;
  const height = () => top + size * 0.3 + chance() * Math.max(1, bottom - top - size * 0.6);
  const [y0, y1, y2, y3] = [height(), height(), height(), height()];
  const points: Curve = [
    { x: -margin, y: y0 },
    { x: width * (0.2 + chance() * 0.25), y: y1 },
    { x: width * (0.55 + chance() * 0.25), y: y2 },
    { x: width + margin, y: y3 },
  ];
  return chance() < 0.5 ? points : [points[3], points[2], points[1], points[0]];
}
