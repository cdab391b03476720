import type { Shown } from '../../../tables/table.rules.ts';
import type { Sound } from '../../sound.ts';

/** The display of a round: wheel, cards or pit. */
interface Show {
  element: HTMLElement;
  /** Clears the display for a new round. */
  opened(roundNo: number): void;
  /** Shows that betting is closed. */
  closed(): void;
  /** Shows the result; resolves when it has been seen. Without `live` there is no animation, for late viewers. */
  result(shown: Shown, live: boolean): Promise<void>;
}

/** Makes the show of a table, by its game code. */
export type MakeShow = (sound: Sound, announce: (text: string) => void, gameCode: string) => Show;
