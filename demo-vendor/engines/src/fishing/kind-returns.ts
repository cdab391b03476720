import { measured, type SimulatedReturn } from '../returns/returns.ts';
import { seededDraw } from '../seeded-draw.ts';
import { deepKinds, type FishKind, reefKinds } from './fish-kinds.ts';
import { shoot } from './fishing.rules.ts';

/** Every fish of every sea, with the name of its test. */
export const everyFish: readonly [name: string, kind: FishKind][] = [
  ...reefKinds.map((kind): [string, FishKind] => [`fishing-reef, ${kind.name}`, kind]),
  ...deepKinds.map((kind): [string, FishKind] => [`fishing-deep, ${kind.name}`, kind]),
];

/** The return of shots at one kind of fish alone. */
export function simulatedShots(kind: FishKind, { rounds, seed }: { rounds: number; seed: number }): SimulatedReturn {
  const draw = seededDraw(seed);
  return measured(rounds, () => shoot(draw, kind));
}
