import type { ChipTable } from '../chips.rules.ts';
import { seededDraw } from '../seeded-draw.ts';
import { returnOf, type SimulatedReturn } from './returns.ts';

/** A table whose spots are all judged on the same draws. */
export interface JudgedTable<Result>
  extends Pick<ChipTable<Result>, 'denominator' | 'spots' | 'drawRound' | 'spotUnits'> {
  /** Maps results that pay the same on every spot to one face, so that each spot is judged once per face. */
  faceOf(result: Result): string | number;
}

/** Simulates the return of every spot, by its id. */
export function simulatedSpots<Result>(
  { denominator, spots, drawRound, spotUnits, faceOf }: JudgedTable<Result>,
  { rounds, seed }: { rounds: number; seed: number },
): Map<string, SimulatedReturn> {
  const draw = seededDraw(seed);
  const faces = new Map<string | number, { result: Result; times: number }>();
  for (let round = 0; round < rounds; round += 1) {
    const result = drawRound(draw);
    const key = faceOf(result);
    const face = faces.get(key);
    if (face) face.times += 1;
    else faces.set(key, { result, times: 1 });
  }
  const returnOfSpot = (spotId: string) => {
    let sum = 0;
    let squares = 0;
    for (const { result, times } of faces.values()) {
      const stakes = spotUnits(result, spotId) / denominator;
      sum += times * stakes;
      squares += times * stakes * stakes;
    }
    return returnOf({ rounds, sum, squares });
  };
  return new Map(spots.map(({ id }) => [id, returnOfSpot(id)]));
}
