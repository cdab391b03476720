import type { Draw, Engine } from '../engine.ts';
import { deepKinds, type FishKind, reefKinds } from './fish-kinds.ts';

/** Maximum number of shots in a round, and of a session in a second. */
const mostShots = 10;

/** Long-run return of every shot, whatever its target. */
const returnPercent = 96;

/** Parses the kinds that were hit, `3,3,7`; undefined unless they are 1 to 10 kinds of the list. */
export function readShots(kinds: readonly FishKind[], choice: string): FishKind[] | undefined {
  if (!/^[1-9]\d?(,[1-9]\d?){0,9}$/.test(choice)) return undefined;
  const hit = choice.split(',').map((no) => kinds[Number(no) - 1]);
  return hit.every((kind) => kind !== undefined) ? hit : undefined;
}

/** Returns the mean payout of a catch, in whole cannon values. */
export function meanPay({ pays }: FishKind): number {
  return pays.reduce((sum, each) => sum + each, 0) / pays.length;
}

/** Returns the chance of a catch, `hits` in `of`: 96 % divided by the mean payout. */
export function chanceOf(kind: FishKind): { hits: number; of: number } {
  return { hits: returnPercent, of: 100 * meanPay(kind) };
}

/** Draws the payout of one shot in cannon values; 0 if it misses. */
export function shoot(draw: Draw, kind: FishKind): number {
  const { hits, of } = chanceOf(kind);
  if (draw(of) >= hits) return 0;
  const place = kind.pays.length === 1 ? 0 : draw(kind.pays.length);
  return kind.pays[place] ?? 0;
}

function fishing(id: string, title: string, kinds: readonly FishKind[]): Engine {
  const shots = (draw: Draw, choice = '') => (readShots(kinds, choice) ?? []).map((kind) => shoot(draw, kind));
  const sum = (pays: number[]) => pays.reduce((all, each) => all + each, 0);
  return {
    id,
    title,
    denominator: 1,
    returnPercent,
    returnBasis: 'exact',
    reels: 1,
    rows: 1,
    lines: 1,
    choices: [],
    example: '1,3,5,7,9,11,13,16,17,19',
    mostParts: mostShots,
    partsASecond: mostShots,
    rules: [
      'Every shot is a stake equal to the cannon’s value. Each fish you catch pays its multiple of that stake.',
      'A bullet bounces off the walls until it hits a fish, and you pay for it only then: every stake is a shot at a fish. Bullets still in the water when you leave cost nothing.',
      'Each shot is independent of all earlier ones: the chance of a catch is 96 % divided by what the fish pays. In the long run every fish returns the same.',
      'Lightning crab, bomb urchin and the boss pay one of several multiples, each equally likely.',
      'Shots are sent together, at most ten at once and ten in a second. They are one round in your history, which you can verify.',
    ],
    paytable: kinds.map(({ name, pays }, i) => ({
      label: name,
      symbol: i + 1,
      pays: pays.length === 1 ? `${pays[0]}×` : pays.map((each) => `${each}×`).join(' · '),
    })),
    accepts: (choice) => readShots(kinds, choice) !== undefined,
    partsOf: (choice) => readShots(kinds, choice)?.length ?? 1,
    unitsOf: (draw, choice) => sum(shots(draw, choice)),
    draw(draw, choice = '') {
      const pays = shots(draw, choice);
      return { units: sum(pays), view: { kind: 'fishing', choice, pays } };
    },
  };
}

export const fishingReef = fishing('fishing-reef', 'Reef fishing', reefKinds);
export const fishingDeep = fishing('fishing-deep', 'Deep sea fishing', deepKinds);

/** Returns the fish of an engine; undefined for other games. */
export function kindsOf(engineId: string): readonly FishKind[] | undefined {
  if (engineId === fishingReef.id) return reefKinds;
  return engineId === fishingDeep.id ? deepKinds : undefined;
}
