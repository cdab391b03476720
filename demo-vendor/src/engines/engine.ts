import type { OutcomeView } from './views.ts';

/** Uniform whole number in [0, bound). The server draws with node:crypto; simulations bring a seeded one. */
export type Draw = (bound: number) => number;

/** What a round came to. `units` are whole units of `stake / denominator`, so a win is always whole minor units. */
export interface Outcome {
  units: number;
  view: OutcomeView;
  /** The round won the progressive pool as well; how much that is, the platform says. */
  jackpot?: true;
}

export interface PayLine {
  label: string;
  symbol?: number;
  /** What is paid, in words or as multiples of the stake. */
  pays: string;
  /** Long-run return of this bet in percent, where the bets of a game return differently. */
  percent?: number;
}

/** What is published of a game, and the same for every way of playing. */
export interface GameFacts {
  id: string;
  title: string;
  /** The stake (of one part) must be a multiple of this many minor units, so that nothing is rounded. */
  denominator: number;
  /** Long-run return to the player in percent, as published on the rules page. */
  returnPercent: number;
  /** Part of the published return that is paid out of the progressive pool, which takes this many percent of each stake. */
  jackpotPercent?: number;
  /** How the published return was reached. */
  returnBasis: 'exact' | 'simulated';
  reels: number;
  rows: number;
  lines: number;
  /** What the player may pick before playing; empty where there is nothing to pick, or where the board asks in its own way. */
  choices: { id: string; label: string; pays: string }[];
  rules: string[];
  paytable: PayLine[];
}

/** The pure rules of a game that is over with its draw: no clock, no store, no network; chance comes in by `draw`. */
export interface Engine extends GameFacts {
  /** Whether a choice that is none of `choices` can be played (numbers picked, chips laid, shots); at most 512 characters. */
  accepts?(choice: string): boolean;
  /** Equal parts that the stake of a choice is made of (chips, shots); 1 where this is not given. */
  partsOf?(choice: string): number;
  /** Most parts of a choice, where the stakes on offer are those of one part. */
  mostParts?: number;
  /** Most parts that one session may play in a second. */
  partsASecond?: number;
  /** A choice that can be played, where `choices` lists none: what the board begins with, and what simulations play. */
  example?: string;
  /** What `draw` would win from the same chances, for simulations: without the lists that only the eye needs. */
  unitsOf?(draw: Draw, choice: string | undefined): number;
  draw(draw: Draw, choice: string | undefined): Outcome;
}

/** Something a player may do in a hand. */
export interface HandAction {
  id: string;
  label: string;
  /** Stakes as high as the first that it costs; 0 where it costs nothing. */
  stakes: number;
}

/**
 * The pure rules of a game that a player decides in the course of (video poker, blackjack, mines). All chance is drawn at
 * the beginning, so that a hand can go on after a crash, and be verified. State is plain JSON.
 */
export interface HandEngine<State> extends GameFacts {
  accepts?(choice: string): boolean;
  begin(draw: Draw, choice: string | undefined): State;
  /** What can be done now; nothing when the hand is over. */
  offers(state: State): HandAction[];
  /** Whether an action with parameters can be done now ('hold:0,3'); what stands before the colon is an id of `offers`. */
  isOpen?(state: State, action: string): boolean;
  /** The state after an action that `offers` named. */
  act(state: State, action: string): State;
  /** What the player may see: never what is still hidden. */
  show(state: State): OutcomeView;
  /** Units won once the hand is over, of `stake / denominator` of the first stake. */
  units(state: State): number;
  /** What is done for a player who does not come back. */
  unattended(state: State): string;
}

/** Win of an outcome in minor units. */
export function winMinor(engine: Engine, stakeMinor: number, outcome: Outcome, choice?: string): number {
  return (stakeMinor / (engine.denominator * partsOf(engine, choice))) * outcome.units;
}

/** Equal parts that a stake is made of. */
export function partsOf(engine: Engine, choice: string | undefined): number {
  return choice === undefined ? 1 : (engine.partsOf?.(choice) ?? 1);
}

/** Whether the engine can play this choice. */
export function isChoice(game: Pick<HandEngine<unknown>, 'accepts' | 'choices'>, choice: string | undefined): boolean {
  if (choice === undefined) return game.choices.length === 0 && !game.accepts;
  return game.choices.some(({ id }) => id === choice) || (game.accepts?.(choice) ?? false);
}

/** Multiple of the stake as text: 25 units of a denominator of 10 is "2.5×". */
export function stakeMultiple(units: number, denominator: number): string {
  return `${Number((units / denominator).toFixed(3))}×`;
}

/** What three, four and five of a kind pay, as text of the paytable. */
export function paysOfAKind(units: readonly number[], denominator: number): string {
  return units.map((each, i) => `${i + 3}:\u00a0${stakeMultiple(each, denominator)}`).join(' · ');
}
