import type { HandView } from './hand-views.ts';
import type { GridStep } from './slots/reels/grid-step.ts';

/** One spin of a round with free spins; `granted` is how many free spins its picture won. */
export interface SpinShown extends GridStep {
  isFree: boolean;
  granted: number;
}

/** Where the bonus wheels stopped, as indexes into their lists, and the prize in whole stakes. */
export interface BonusShown {
  outer: number;
  inner?: number;
  stakes: number;
}

/** A coin that stays: its cell as [reel, row] and its worth in whole stakes. */
export interface CoinShown {
  cell: [number, number];
  stakes: number;
  name?: string;
}

/** New coins of a respin and the respins left after them; the first entry has the coins that started the respins. */
export interface RespinShown {
  coins: CoinShown[];
  left: number;
}

export type ThreeDice = [number, number, number];

export interface BaccaratResult {
  player: number[];
  banker: number[];
  playerTotal: number;
  bankerTotal: number;
  winner: 'player' | 'banker' | 'tie';
}

/** View of an outcome for the page, by the board that draws it. */
export type OutcomeView =
  | { kind: 'grid'; steps: GridStep[]; jackpot?: true }
  | { kind: 'free-spins'; spins: SpinShown[] }
  | {
      kind: 'bonus';
      step: GridStep;
      bonusCells: [number, number][];
      outer: readonly number[];
      inner: readonly number[];
      bonus: BonusShown | null;
    }
  /** `stakes` is the value of the coins in whole stakes, `grand` included. */
  | { kind: 'hold'; step: GridStep; respins: RespinShown[]; stakes: number; grand: number }
  | { kind: 'wheel'; choice: string; place: number }
  /** `path`: 0 is left, 1 is right, peg by peg; `units` of every pocket from the left, in tenths of the stake. */
  | { kind: 'plinko'; choice: string; path: number[]; pockets: readonly number[] }
  | { kind: 'keno'; picked: number[]; drawn: number[]; hits: number }
  /** `card` row by row with 0 in the middle, which is free; `prizes` in the order in which they fell. */
  | { kind: 'bingo'; card: number[]; balls: number[]; prizes: { prize: string; atBall: number; stakes: number }[] }
  /** Cards are 0 to 51, as in `cards.rules.ts`. */
  | { kind: 'dragon-tiger'; choice: string; dragon: number; tiger: number }
  | { kind: 'scratch'; cells: number[]; prizeSymbol: number | null }
  | { kind: 'dice'; choice: string; rolled: number }
  | { kind: 'two-dice'; choice: string; dice: [number, number] }
  /** Chip tables; `choice` lists the chips on the felt. */
  | { kind: 'roulette'; choice: string; number: number }
  | { kind: 'sic-bo'; choice: string; dice: ThreeDice }
  | ({ kind: 'baccarat'; choice: string } & BaccaratResult)
  /** `choice` lists the kinds of fish that were hit; `pays` is the payout of each shot, in cannon values. */
  | { kind: 'fishing'; choice: string; pays: number[] }
  | HandView;
