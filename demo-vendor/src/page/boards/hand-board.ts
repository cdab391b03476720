import type { HandAction } from '@portal/engines/engine';
import type { OutcomeView } from '@portal/engines/views';
import type { GameInfo } from '../rounds/studio-calls.ts';
import type { Sound } from '../sound.ts';

/** The board of a game with player decisions. */
interface HandBoard {
  element: HTMLElement;
  /** Returns the choice before the stake; undefined if there is nothing to pick. */
  choice(): string | undefined;
  /** Shows the state and the open actions of the hand; without offers it is over. Resolves when it has been seen. */
  show(view: OutcomeView, offers: readonly HandAction[]): Promise<void>;
  /** Sets the listener for the player's action: one of the offers, or `<offer>:<details>` if the rules take details. */
  onAct(listener: (action: string) => void): void;
  /** Shows the previous state again after an action or a deal failed. */
  cancel(): void;
}

export type MakeHandBoard = (game: GameInfo, sound: Sound) => HandBoard;
