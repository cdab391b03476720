import type { HandAction } from '../../engines/engine.ts';
import type { OutcomeView } from '../../engines/views.ts';
import type { GameInfo } from '../api.ts';
import type { Sound } from '../sound.ts';

/** The part of a game that a player decides in the course of. */
export interface HandBoard {
  element: HTMLElement;
  /** What is picked before the stake; undefined where there is nothing to pick. */
  choice(): string | undefined;
  /** Shows where the hand stands and what can be done; no offers: the hand is over. Resolves when it has been seen. */
  show(view: OutcomeView, offers: readonly HandAction[]): Promise<void>;
  /** Tells the listener what the player does; one of the offers, or `<offer>:<details>` where the rules take details. */
  onAct(listener: (action: string) => void): void;
  /** An action or a begin did not go through: shows again what was there before. */
  cancel(): void;
}

export type MakeHandBoard = (game: GameInfo, sound: Sound) => HandBoard;
