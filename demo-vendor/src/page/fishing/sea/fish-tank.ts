import type { FishKind } from '../../../engines/fishing/fish-kinds.ts';
import { type Art, arts } from '../fish/arts.ts';
import { type Body, isInside, onCurve, type Point, type Water } from './geometry.rules.ts';
import { type Arrival, type Chance, isBoss, isSpecial, nextKind, school } from './schools.rules.ts';

/** A fish in the water. */
export interface Fish extends Body {
  id: number;
  kind: number;
  facts: FishKind;
  art: Art;
  /** Where it is in the stroke of its tail, 0 to 1. */
  stroke: number;
  /** How brightly it flashes from a hit, 1 to 0. */
  flash: number;
  /** Seconds since it was caught; undefined while it swims. */
  caughtFor?: number;
  way: Arrival;
  swum: number;
}

export interface TankNews {
  /** The boss comes in. */
  boss(fish: FishKind): void;
}

const bossEverySeconds = 55;
const caughtSeconds = 0.9;

/** The fish of the sea: they come in by schools, swim their ways, and leave. */
export function createFishTank(kinds: readonly FishKind[], chance: Chance, news: TankNews) {
  let fish: Fish[] = [];
  let lastId = 0;
  let untilSchool = 0;
  let untilBoss = bossEverySeconds * 0.4;

  function arrive(arrivals: readonly Arrival[], water: Water, swum = 0): void {
    for (const way of arrivals) {
      const facts = kinds[way.kind - 1];
      if (!facts) continue;
      const art = arts[facts.art];
      const length = art.length * water.scale;
      lastId += 1;
      const body = { x: -9999, y: 0, angle: 0, length, height: length * art.height };
      const begun = swum - way.delay;
      fish.push({ ...body, id: lastId, kind: way.kind, facts, art, stroke: chance(), flash: 0, way, swum: begun });
    }
  }

  function move(one: Fish, seconds: number, calm: number, top: number): void {
    one.flash = Math.max(0, one.flash - seconds * 3.2);
    one.stroke += one.art.beat * seconds * calm;
    if (one.caughtFor !== undefined) {
      one.caughtFor += seconds;
      return;
    }
    one.swum += seconds;
    const at = onCurve(one.way.curve, Math.max(0, one.swum / one.way.takes));
    const bob = one.art.isUpright ? Math.sin(one.swum * 1.4 + one.id) * one.length * 0.08 : 0;
    one.x = one.swum < 0 ? -9999 : at.x + one.way.offset.x;
    one.y = Math.max(top + one.height * 0.4, at.y + one.way.offset.y + bob);
    one.angle = at.angle;
  }

  /** New schools while there is room, and the boss from time to time. */
  function bringMore(seconds: number, water: Water): void {
    untilSchool -= seconds;
    untilBoss -= seconds;
    const room = 22 + (water.width * (water.bottom - water.top)) / 56_000;
    if (untilBoss <= 0 && kinds.length > 0) {
      untilBoss = bossEverySeconds;
      const boss = kinds[kinds.length - 1];
      if (boss && !fish.some(({ kind }) => isBoss(kinds, kind))) {
        news.boss(boss);
        arrive(school(kinds, kinds.length, water, chance), water, -2.4);
      }
    }
    if (untilSchool > 0 || fish.length >= room) return;
    untilSchool = 0.35 + chance() * 0.5;
    arrive(school(kinds, nextKind(kinds, chance, crowded()), water, chance), water);
  }

  /** Kinds of which there are enough: large ones are alone. */
  function crowded(): Set<number> {
    const counts = new Map<number, number>();
    for (const { kind } of fish) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const isEnough = ([kind, count]: [number, number]) => {
      const facts = kinds[kind - 1];
      return !facts || isSpecial(facts) || count >= ((facts.pays[0] ?? 0) >= 10 ? 1 : 3);
    };
    return new Set([...counts].filter(isEnough).map(([kind]) => kind));
  }

  return {
    list: (): readonly Fish[] => fish,
    find: (id: number | undefined) => fish.find((one) => one.id === id && one.caughtFor === undefined),
    /** A sea in which fish swim already. */
    fill(water: Water): void {
      for (let i = 0; i < 14; i += 1) {
        const arrivals = school(kinds, nextKind(kinds, chance, crowded()), water, chance);
        arrive(arrivals, water, (arrivals[0]?.takes ?? 0) * (0.15 + chance() * 0.55));
      }
    },
    /** `calm`: 1, or less where motion is reduced. */
    pass(seconds: number, water: Water, calm: number): void {
      for (const one of fish) move(one, seconds, calm, water.top);
      fish = fish.filter((one) => one.swum < one.way.takes && (one.caughtFor ?? 0) < caughtSeconds);
      bringMore(seconds, water);
    },
    /** The fish under a point: the smallest of those that overlap. */
    at(point: Point, grace = 0): Fish | undefined {
      const under = fish.filter((one) => one.caughtFor === undefined && isInside(one, point, grace));
      return under.sort((a, b) => a.length - b.length)[0];
    },
    /** Fish wholly in the water, from left to right. */
    visible(water: Water): Fish[] {
      const isThere = ({ x, y, caughtFor }: Fish) =>
        caughtFor === undefined && x > 20 && x < water.width - 20 && y > water.top && y < water.bottom;
      return fish.filter(isThere).sort((a, b) => a.x - b.x);
    },
    /** Takes a fish out: that one, or another of its kind where it has left meanwhile. */
    catchOne(id: number, kind: number): Fish | undefined {
      const free = fish.filter((one) => one.caughtFor === undefined && one.swum >= 0);
      const caught = free.find((one) => one.id === id) ?? free.find((one) => one.kind === kind);
      if (caught) caught.caughtFor = 0;
      return caught;
    },
  };
}
export type FishTank = ReturnType<typeof createFishTank>;
