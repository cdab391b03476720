/** Uniform whole number in [0, bound). The server draws with node:crypto; simulations bring a seeded one. */
export type Draw = (bound: number) => number;

/** A winning part of a grid; cells are [reel, row]. */
export interface GridWin {
  symbol: number;
  count: number;
  cells: [number, number][];
  units: number;
}

/** One picture of a grid, reel by reel from the left, rows from the top, with what it wins. */
export interface GridStep {
  grid: number[][];
  wins: GridWin[];
  multiplier: number;
}

export type OutcomeView =
  | { kind: 'grid'; steps: GridStep[] }
  | { kind: 'scratch'; cells: number[]; prizeSymbol: number | null }
  | { kind: 'dice'; choice: string; rolled: number }
  | { kind: 'two-dice'; choice: string; dice: [number, number] };

/** What a round came to. `units` are whole units of `stake / denominator`, so a win is always whole minor units. */
export interface Outcome {
  units: number;
  view: OutcomeView;
}

export interface PayLine {
  label: string;
  symbol?: number;
  /** What is paid, in words or as multiples of the stake. */
  pays: string;
}

/** The pure rules of a game: no clock, no store, no network; chance comes in by `draw`. */
export interface Engine {
  id: string;
  title: string;
  /** The stake must be a multiple of this many minor units, so that nothing is rounded. */
  denominator: number;
  /** Long-run return to the player in percent, as published on the rules page. */
  returnPercent: number;
  /** How the published return was reached. */
  returnBasis: 'exact' | 'simulated';
  reels: number;
  rows: number;
  lines: number;
  /** What the player may pick before playing; empty where there is nothing to pick. */
  choices: { id: string; label: string; pays: string }[];
  rules: string[];
  paytable: PayLine[];
  draw(draw: Draw, choice: string | undefined): Outcome;
}

/** Win of an outcome in minor units. */
export function winMinor(engine: Engine, stakeMinor: number, outcome: Outcome): number {
  return (stakeMinor / engine.denominator) * outcome.units;
}

/** Multiple of the stake as text: 25 units of a denominator of 10 is "2.5×". */
export function stakeMultiple(units: number, denominator: number): string {
  return `${Number((units / denominator).toFixed(3))}×`;
}
