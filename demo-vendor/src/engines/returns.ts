import { type Draw, type Engine, partsOf } from './engine.ts';
import { seededDraw } from './seeded-draw.ts';

/** A choice that the engine can play; undefined where there is nothing to pick. */
export function choiceToTry(engine: Engine): string | undefined {
  return engine.choices[0]?.id ?? engine.example;
}

/** Return that the draws alone should have: what the progressive pool pays is not theirs. */
export function returnWithoutPool(engine: Engine): number {
  return engine.returnPercent - (engine.jackpotPercent ?? 0);
}

/** Simulated return in percent, and half the width of its 99.9 % interval. */
export function simulatedReturn(engine: Engine, rounds: number, seed: number): { percent: number; halfWidth: number } {
  const draw = seededDraw(seed);
  const choice = choiceToTry(engine);
  const unitsOf = engine.unitsOf ?? ((by: Draw, picked: string | undefined) => engine.draw(by, picked).units);
  const unitsOfStake = engine.denominator * partsOf(engine, choice);
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stakes = unitsOf(draw, choice) / unitsOfStake;
    sum += stakes;
    squares += stakes * stakes;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { percent: 100 * mean, halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds) };
}
