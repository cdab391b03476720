import type { Engine } from './engine.ts';
import { seededDraw } from './seeded-draw.ts';

/** Simulated return in percent, and half the width of its 99.9 % interval. */
export function simulatedReturn(engine: Engine, rounds: number, seed: number): { percent: number; halfWidth: number } {
  const draw = seededDraw(seed);
  const choice = engine.choices[0]?.id;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stakes = engine.draw(draw, choice).units / engine.denominator;
    sum += stakes;
    squares += stakes * stakes;
  }
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { percent: 100 * mean, halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds) };
}
