import type { Shown } from '../../tables/table.rules.ts';
import type { Sound } from '../sound.ts';

/** The part of a table that shows a round: wheel, cards or pit. */
export interface Show {
  element: HTMLElement;
  /** A new round: what lay there is taken away. */
  opened(): void;
  /** No more bets. */
  closed(): void;
  /** Shows the result; resolves when it has been seen. Nothing moves when it is not `live`, for those who come late. */
  result(shown: Shown, live: boolean): Promise<void>;
}

export type MakeShow = (sound: Sound, say: (text: string) => void) => Show;
