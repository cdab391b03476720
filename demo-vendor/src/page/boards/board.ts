import type { OutcomeView } from '@portal/engines/views';
import type { GameInfo } from '../rounds/studio-calls.ts';
import type { Sound } from '../sound.ts';

/** The board of a game: shows outcomes, and lets the player pick before them. */
export interface Board {
  element: HTMLElement;
  /** Returns the current choice; undefined if there is nothing to pick. */
  choice(): string | undefined;
  /** Returns the number of equal parts (chips) in the stake; the dock then shows the stake of one. */
  parts?: { count(): number; onChange(listener: () => void): void };
  /** Animates until the result is known. */
  start(): void;
  /** Shows the result; resolves when it has been seen. */
  show(view: OutcomeView): Promise<void>;
  /** Stops the animation and shows the previous state. */
  cancel(): void;
}

export type MakeBoard = (game: GameInfo, sound: Sound) => Board;
