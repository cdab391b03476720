import { type Draw, type Engine, type HandEngine, partsOf } from '../engine.ts';
import { seededDraw } from '../seeded-draw.ts';

/** Returns the choices to simulate, each with the published return: all of `choices`, or the example. */
export function choicesToTry(engine: Engine): readonly (string | undefined)[] {
  return engine.choices.length > 0 ? engine.choices.map(({ id }) => id) : [engine.example];
}

/** Returns a choice that the engine can play; undefined if there is nothing to pick. */
export function choiceToTry(engine: Engine): string | undefined {
  return choicesToTry(engine)[0];
}

/** Returns the expected return of the draws alone, without the progressive pool. */
export function returnWithoutPool(engine: Engine): number {
  return engine.returnPercent - (engine.jackpotPercent ?? 0);
}

export interface SimulatedReturn {
  percent: number;
  /** Half the width of its 99.9 % interval. */
  halfWidth: number;
}

export interface Simulation {
  choice: string | undefined;
  rounds: number;
  seed: number;
}

/** Simulates the return of a game that a single draw decides. */
export function simulatedReturn(engine: Engine, { choice, rounds, seed }: Simulation): SimulatedReturn {
  const draw = seededDraw(seed);
  const unitsOf = engine.unitsOf ?? ((by: Draw, picked: string | undefined) => engine.draw(by, picked).units);
  const unitsOfStake = engine.denominator * partsOf(engine, choice);
  return measured(rounds, () => unitsOf(draw, choice) / unitsOfStake);
}

/** Simulates the return of hands; `decide` picks one of the offered actions. */
export function simulatedPlay<State>(
  engine: HandEngine<State>,
  { choice, rounds, seed }: Simulation,
  decide: (state: State) => string,
): SimulatedReturn {
  const draw = seededDraw(seed);
  return measured(rounds, () => {
    let state = engine.begin(draw, choice);
    while (engine.offers(state).length > 0) state = engine.act(state, decide(state));
    return engine.units(state) / engine.denominator;
  });
}

/** Measures the mean payout of rounds, in stakes. */
export function measured(rounds: number, play: () => number): SimulatedReturn {
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < rounds; round += 1) {
    const stakes = play();
    sum += stakes;
    squares += stakes * stakes;
  }
  return returnOf({ rounds, sum, squares });
}

/** Computes the return from the sum of payouts in stakes and the sum of their squares. */
export function returnOf({ rounds, sum, squares }: { rounds: number; sum: number; squares: number }): SimulatedReturn {
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { percent: 100 * mean, halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds) };
}
