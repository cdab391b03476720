import type { GridStep } from './engine.ts';

/** What a page is told of an outcome, by the board that draws it. */
export type OutcomeView =
  | { kind: 'grid'; steps: GridStep[] }
  | { kind: 'scratch'; cells: number[]; prizeSymbol: number | null }
  | { kind: 'dice'; choice: string; rolled: number }
  | { kind: 'two-dice'; choice: string; dice: [number, number] };
