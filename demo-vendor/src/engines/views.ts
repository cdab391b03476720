import type { BaccaratResult } from './baccarat/baccarat.rules.ts';
import type { GridStep } from './engine.ts';
import type { ThreeDice } from './sic-bo/sic-bo.rules.ts';

/** What a page is told of an outcome, by the board that draws it. */
export type OutcomeView =
  | { kind: 'grid'; steps: GridStep[] }
  | { kind: 'scratch'; cells: number[]; prizeSymbol: number | null }
  | { kind: 'dice'; choice: string; rolled: number }
  | { kind: 'two-dice'; choice: string; dice: [number, number] }
  /** Chip tables; `choice` are the chips that lay on the felt. */
  | { kind: 'roulette'; choice: string; number: number }
  | { kind: 'sic-bo'; choice: string; dice: ThreeDice }
  | ({ kind: 'baccarat'; choice: string } & BaccaratResult);
