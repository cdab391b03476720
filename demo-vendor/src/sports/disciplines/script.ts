import type { Draw } from '@portal/engines/engine';
import type { MatchEvent, ScoreView } from '../sports-shapes.ts';

/** The chances of a match as two whole numbers; the discipline defines their meaning. Public before the first bet. */
export interface Model {
  home: number;
  away: number;
}

/** Score for handicaps and totals: goals, points, games or maps. */
export interface Tally {
  home: number;
  away: number;
}

/** State of a match for its forecast; the meaning of the numbers depends on the discipline. */
export type ForecastState = readonly number[];

/** A moment at which something in a match changes; nothing changes between two steps. */
export interface Step {
  /** Milliseconds after the start, at normal pace. */
  atMs: number;
  clock: string;
  /** Part of the match that has been played, 0 to 1, estimated without knowledge of the rest. */
  progress: number;
  score: ScoreView;
  tally: Tally;
  event?: MatchEvent;
  /**
   * Standings for new prices: a price that is held for some minutes is the lowest over all of them. Absent if prices do
   * not change.
   */
  pricedAt?: readonly ForecastState[];
  betting: 'open' | 'suspended' | 'closed';
  /** How long betting is suspended after this step. */
  suspendsMs: number;
}

/** A whole match as drawn from its seed. */
export interface Script {
  /** From start to end, in order. */
  steps: readonly Step[];
  end: 'ended' | 'abandoned';
  /** Winner, if the match is played to its end. */
  winner: 'home' | 'draw' | 'away';
}

/** A distribution: chance by value. */
export type Spread = ReadonlyMap<number, number>;

/** Distribution of the result of a match from a standing. Exact for the way scripts are drawn. */
export interface Forecast {
  home: number;
  draw: number;
  away: number;
  /** Home tally minus away tally. */
  margin: Spread;
  /** Sum of both tallies. */
  total: Spread;
}

/** Pure rules of a discipline; they run on the server and in the page that verifies. */
export interface DisciplineRules {
  /** Standing before the start. */
  kickOff: ForecastState;
  /** Plays a whole match, without abandonment. */
  play(draw: Draw, model: Model): { steps: Step[]; winner: Script['winner'] };
  forecast(model: Model, state: ForecastState): Forecast;
  /** Returns the model of two sides, each with a strength between -0.5 and 0.5. */
  modelOf(home: number, away: number): Model;
}

/** Chances are whole millionths. */
export const million = 1_000_000;

export function add(spread: Map<number, number>, value: number, chance: number): void {
  spread.set(value, (spread.get(value) ?? 0) + chance);
}
