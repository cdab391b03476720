import type { FishKind } from '@portal/engines/fishing/fish-kinds';
import { createArrivalSchedule } from './arrival-schedule.ts';
import { type Fish, fishOf, hasLeft, swim } from './fish.ts';
import { type Body, isInside, type Point, type Water } from './geometry.rules.ts';
import type { Arrival, Chance } from './schools.rules.ts';

interface TankListener {
  /** The boss comes in. */
  boss(fish: FishKind): void;
}

/** The fish of the sea: they come in by schools, swim their ways, and leave. */
export function createFishTank(kinds: readonly FishKind[], chance: Chance, listener: TankListener) {
  let fish: Fish[] = [];
  let lastId = 0;
  const schedule = createArrivalSchedule(kinds, chance, listener);
  const isFree = ({ caughtFor }: Fish) => caughtFor === undefined;

  function arrive(arrivals: readonly Arrival[], water: Water, swum = 0): void {
    for (const way of arrivals) {
      const facts = kinds[way.kind - 1];
      lastId += 1;
      if (facts) fish.push(fishOf(lastId, facts, way, water, swum, chance()));
    }
  }

  return {
    list: (): readonly Fish[] => fish,
    find: (id: number | undefined) => fish.find((one) => one.id === id && isFree(one)),
    /** A sea in which fish swim already. */
    fill(water: Water): void {
      for (let i = 0; i < 14 && schedule.hasRoom(fish, water); i += 1) {
        const arrivals = schedule.next(fish, water);
        arrive(arrivals, water, (arrivals[0]?.takes ?? 0) * (0.15 + chance() * 0.55));
      }
    },
    /** `calm`: 1, or less where motion is reduced. */
    pass(seconds: number, water: Water, calm: number): void {
      for (const one of fish) swim(one, seconds, calm, water);
      fish = fish.filter((one) => !hasLeft(one));
      for (const { arrivals, delay } of schedule.pass(seconds, fish, water)) arrive(arrivals, water, -delay);
    },
    /** The fish under a point: the smallest of those that overlap. */
    at(point: Point, grace = 0): Fish | undefined {
      const under = fish.filter((one) => isFree(one) && isInside(one, point, grace));
      return under.sort((a: Body, b: Body) => a.length - b.length)[0];
    },
    /** Fish wholly in the water, from left to right. */
    visible({ width, top, bottom }: Water): Fish[] {
      const isThere = ({ x, y }: Fish) => x > 20 && x < width - 20 && y > top && y < bottom;
      return fish.filter((one) => isFree(one) && isThere(one)).sort((a, b) => a.x - b.x);
    },
    /** Removes this fish, or another of its kind if it has left. */
    catchOne(id: number, kind: number): Fish | undefined {
      const free = fish.filter((one) => isFree(one) && one.swum >= 0);
      const caught = free.find((one) => one.id === id) ?? free.find((one) => one.kind === kind);
      if (caught) caught.caughtFor = 0;
      return caught;
    },
  };
}
export type FishTank = ReturnType<typeof createFishTank>;
