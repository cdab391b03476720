import type { Draw } from '../../engines/engine.ts';
import type { MatchEvent, ScoreView } from '../sports-shapes.ts';

/** Two whole numbers that are the chances of a match; what they mean is the discipline's. Open before the first bet. */
export interface Model {
  home: number;
  away: number;
}

/** What handicaps and totals count: goals, points, games or maps. */
export interface Tally {
  home: number;
  away: number;
}

/** Where a match stands for its forecast; what the numbers mean is the discipline's. */
export type Standing = readonly number[];

/** A moment at which something of a match becomes known. Between two of them nothing does. */
export interface Step {
  /** Milliseconds after the start, at the common pace. */
  atMs: number;
  clock: string;
  /** Part of the match that is played, 0 to 1, judged without knowing its rest. */
  progress: number;
  score: ScoreView;
  tally: Tally;
  event?: MatchEvent;
  /**
   * New prices, good in each of these standings: a price that is held for some minutes is the lowest of them. Without,
   * the prices of before go on.
   */
  pricedAt?: readonly Standing[];
  betting: 'open' | 'suspended' | 'closed';
  /** Nobody bets for so long after this step. */
  suspendsMs: number;
}

/** A whole match as its seed tells it. */
export interface Script {
  /** From the start to the end, in the order of time. */
  steps: readonly Step[];
  end: 'ended' | 'abandoned';
  /** Of a match that was played to its end. */
  winner: 'home' | 'draw' | 'away';
}

/** Chance of each value of a number, by value. */
export type Spread = ReadonlyMap<number, number>;

/** How a match will end, seen from a standing. Exact for the way the scripts are drawn. */
export interface Forecast {
  home: number;
  draw: number;
  away: number;
  /** Home tally less away tally. */
  margin: Spread;
  /** Both tallies together. */
  total: Spread;
}

/** The pure rules of a discipline; they run on the server, and in the page that verifies. */
export interface DisciplineRules {
  /** Standing before the start. */
  kickOff: Standing;
  /** The whole match, abandonment left aside. */
  play(draw: Draw, model: Model): { steps: Step[]; winner: Script['winner'] };
  forecast(model: Model, standing: Standing): Forecast;
  /** The model of two sides, each with a strength between -0.5 and 0.5. */
  modelOf(home: number, away: number): Model;
}

/** Chances are whole millionths. */
export const million = 1_000_000;

export function add(spread: Map<number, number>, value: number, chance: number): void {
  spread.set(value, (spread.get(value) ?? 0) + chance);
}
