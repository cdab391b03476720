import { type Draw, type Engine, type HandEngine, partsOf } from './engine.ts';
import { seededDraw } from './seeded-draw.ts';

/** What can be picked, each of which has the published return: every choice, or what stands for a board of its own. */
export function choicesToTry(engine: Engine): readonly (string | undefined)[] {
  return engine.choices.length > 0 ? engine.choices.map(({ id }) => id) : [engine.example];
}

/** A choice that the engine can play; undefined where there is nothing to pick. */
export function choiceToTry(engine: Engine): string | undefined {
  return choicesToTry(engine)[0];
}

/** Return that the draws alone should have: what the progressive pool pays is not theirs. */
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

/** Return of a game that is over with its draw. */
export function simulatedReturn(engine: Engine, { choice, rounds, seed }: Simulation): SimulatedReturn {
  const draw = seededDraw(seed);
  const unitsOf = engine.unitsOf ?? ((by: Draw, picked: string | undefined) => engine.draw(by, picked).units);
  const unitsOfStake = engine.denominator * partsOf(engine, choice);
  return measured(rounds, () => unitsOf(draw, choice) / unitsOfStake);
}

/** Return of a hand that is played by `decide`, which names one of the actions that are offered. */
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

/** Mean of what rounds bring, each in stakes. */
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

/** The return of rounds, by the sum of what they brought in stakes and the sum of its squares. */
export function returnOf({ rounds, sum, squares }: { rounds: number; sum: number; squares: number }): SimulatedReturn {
  const mean = sum / rounds;
  const deviation = Math.sqrt(squares / rounds - mean * mean);
  return { percent: 100 * mean, halfWidth: (100 * 3.2905 * deviation) / Math.sqrt(rounds) };
}
