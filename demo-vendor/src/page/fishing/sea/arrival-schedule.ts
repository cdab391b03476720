import type { FishKind } from '@portal/engines/fishing/fish-kinds';
import type { Fish } from './fish.ts';
import type { Water } from './geometry.rules.ts';
import { type Arrival, type Chance, isBoss, isSpecial, nextKind, school } from './schools.rules.ts';

const bossEverySeconds = 55;
/** Between the warning and the boss. */
const warningSeconds = 2.4;

interface ScheduledArrivals {
  arrivals: Arrival[];
  /** Seconds until the first of them starts. */
  delay: number;
}

/** Says who comes in and when: schools while there is room, and the boss from time to time. */
export function createArrivalSchedule(
  kinds: readonly FishKind[],
  chance: Chance,
  listener: { boss(fish: FishKind): void },
) {
  let untilSchool = 0;
  let untilBoss = bossEverySeconds * 0.4;

  /** Kinds of which there are enough: large ones are alone. */
  function crowded(fish: readonly Fish[]): Set<number> {
    const counts = new Map<number, number>();
    for (const { kind } of fish) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const isEnough = ([kind, count]: [number, number]) => {
      const facts = kinds[kind - 1];
      return !facts || isSpecial(facts) || count >= ((facts.pays[0] ?? 0) >= 10 ? 1 : 3);
    };
    return new Set([...counts].filter(isEnough).map(([kind]) => kind));
  }

  const next = (fish: readonly Fish[], water: Water) =>
    school(kinds, nextKind(kinds, chance, crowded(fish)), water, chance);

  function hasRoom(fish: readonly Fish[], { width, top, bottom }: Water): boolean {
    return fish.length < Math.min(44, 14 + (width * (bottom - top)) / 24_000);
  }

  /** The boss when it is due, unless it is already present. */
  function boss(fish: readonly Fish[], water: Water): ScheduledArrivals[] {
    const facts = kinds.at(-1);
    if (untilBoss > 0 || !facts) return [];
    untilBoss = bossEverySeconds;
    if (fish.some(({ kind }) => isBoss(kinds, kind))) return [];
    listener.boss(facts);
    return [{ arrivals: school(kinds, kinds.length, water, chance), delay: warningSeconds }];
  }

  return {
    next,
    hasRoom,
    pass(seconds: number, fish: readonly Fish[], water: Water): ScheduledArrivals[] {
      untilSchool -= seconds;
      untilBoss -= seconds;
      const due = boss(fish, water);
      if (untilSchool > 0 || !hasRoom(fish, water)) return due;
      untilSchool = 0.35 + chance() * 0.5;
      return [...due, { arrivals: next(fish, water), delay: 0 }];
    },
  };
}
