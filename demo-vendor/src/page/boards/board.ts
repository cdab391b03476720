import type { OutcomeView } from '../../engines/views.ts';
import type { GameInfo } from '../api.ts';
import type { Sound } from '../sound.ts';

/** The part of a game that differs: what is shown of an outcome, and what the player picks before it. */
export interface Board {
  element: HTMLElement;
  /** What is picked now; undefined where there is nothing to pick. */
  choice(): string | undefined;
  /** Where the stake is made of equal parts (chips): how many lie now; the stake of the controls is that of one. */
  parts?: { count(): number; onChange(listener: () => void): void };
  /** Moves until the result is known. */
  start(): void;
  /** Shows the result; resolves when it has been seen. */
  show(view: OutcomeView): Promise<void>;
  /** Stops moving and shows what was there before. */
  cancel(): void;
}

export type MakeBoard = (game: GameInfo, sound: Sound) => Board;
