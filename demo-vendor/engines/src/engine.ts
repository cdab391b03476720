import type { OutcomeView } from './views.ts';

/** Returns a uniform whole number in [0, bound). The server uses node:crypto, simulations a seeded generator. */
export type Draw = (bound: number) => number;

/** Result of a round. `units` are whole units of `stake / denominator`, so a win is always whole minor units. */
export interface Outcome {
  units: number;
  view: OutcomeView;
  /** The round also won the progressive pool; the platform determines the amount. */
  jackpot?: true;
}

export interface PayLine {
  label: string;
  symbol?: number;
  /** The payout, in words or as multiples of the stake. */
  pays: string;
  /** Long-run return of this bet in percent, if the bets of a game have different returns. */
  percent?: number;
}

/** Published facts of a game, the same for every way of playing. */
export interface GameFacts {
  id: string;
  title: string;
  /** The stake (of one part) must be a multiple of this many minor units, so that nothing is rounded. */
  denominator: number;
  /** Long-run return to the player in percent, as published on the rules page. */
  returnPercent: number;
  /** Part of the published return that the progressive pool pays; the pool takes this percentage of each stake. */
  jackpotPercent?: number;
  /** How the published return was computed. */
  returnBasis: 'exact' | 'simulated';
  reels: number;
  rows: number;
  lines: number;
  /** What the player may pick before playing; empty if there is nothing to pick or the board has its own input. */
  choices: { id: string; label: string; pays: string }[];
  rules: string[];
  paytable: PayLine[];
}

/** Pure rules of a game that a single draw decides: no clock, store or network; randomness comes from `draw`. */
export interface Engine extends GameFacts {
  /** Returns whether a choice outside `choices` is valid (numbers, chips, shots); at most 512 characters. */
  accepts?(choice: string): boolean;
  /** Returns the number of equal parts in the stake of a choice (chips, shots); 1 by default. */
  partsOf?(choice: string): number;
  /** Maximum number of parts in a choice, if the stakes on offer are those of one part. */
  mostParts?: number;
  /** Maximum number of parts one session may play in a second. */
  partsASecond?: number;
  /** A valid choice if `choices` is empty: the board starts with it, and simulations play it. */
  example?: string;
  /** Returns the units `draw` would win from the same draws, without building the view; for simulations. */
  unitsOf?(draw: Draw, choice: string | undefined): number;
  draw(draw: Draw, choice: string | undefined): Outcome;
}

/** An action a player may take in a hand. */
export interface HandAction {
  id: string;
  label: string;
  /** Cost of the action in multiples of the first stake; 0 if free. */
  stakes: number;
}

/**
 * Pure rules of a game with player decisions (video poker, blackjack, mines). Everything random is drawn at the start,
 * so that a hand can continue after a crash and be verified. State is plain JSON.
 */
export interface HandEngine<State> extends GameFacts {
  accepts?(choice: string): boolean;
  begin(draw: Draw, choice: string | undefined): State;
  /** Returns the actions open now; none when the hand is over. */
  offers(state: State): HandAction[];
  /** Returns whether an action with parameters is open now ('hold:0,3'); before the colon is an id of `offers`. */
  isOpen?(state: State, action: string): boolean;
  /** Returns the state after an action from `offers`. */
  act(state: State, action: string): State;
  /** Returns what the player may see, nothing that is still hidden. */
  show(state: State): OutcomeView;
  /** Returns the win of a finished hand, in units of 1 / `denominator` of the first stake. */
  units(state: State): number;
  /** Returns the action taken for a player who does not come back. */
  unattended(state: State): string;
}

/** Returns the win of an outcome in minor units. */
export function winMinor(engine: Engine, stakeMinor: number, outcome: Outcome, choice?: string): number {
  return (stakeMinor / (engine.denominator * partsOf(engine, choice))) * outcome.units;
}

/** Returns the number of equal parts in a stake. */
export function partsOf(engine: Engine, choice: string | undefined): number {
  return choice === undefined ? 1 : (engine.partsOf?.(choice) ?? 1);
}

/** Returns whether the engine can play this choice. */
export function isChoice(game: Pick<HandEngine<unknown>, 'accepts' | 'choices'>, choice: string | undefined): boolean {
  if (choice === undefined) return game.choices.length === 0 && !game.accepts;
  return game.choices.some(({ id }) => id === choice) || (game.accepts?.(choice) ?? false);
}

/** Formats a multiple of the stake: 25 units with a denominator of 10 are "2.5×". */
export function stakeMultiple(units: number, denominator: number): string {
  return `${Number((units / denominator).toFixed(3))}×`;
}

/** Formats the payouts of three, four and five of a kind for the paytable. */
export function paysOfAKind(units: readonly number[], denominator: number): string {
  return units.map((each, i) => `${i + 3}:\u00a0${stakeMultiple(each, denominator)}`).join(' · ');
}
