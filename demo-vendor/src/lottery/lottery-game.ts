import type { StudioGame } from '../games/game.ts';
import type { LotteryKindCode } from './rules/lottery-kind.ts';

/** When a game draws; times of day are of Asia/Ho_Chi_Minh (UTC+7, no summer time). */
export type DrawSchedule =
  /** On these weekdays (0 = Sunday) at `HH:MM`. */
  | { kind: 'weekly'; weekdays: readonly number[]; at: string }
  /** On these days of the month at `HH:MM`. */
  | { kind: 'monthly'; days: readonly number[]; at: string }
  /** Every so many seconds of the clock since 1970; a pace setting makes these alone shorter. */
  | { kind: 'every'; seconds: number }
  /** Drawn when it is bought. */
  | { kind: 'instant' };

/** A lottery of the studio: a game of the catalogue. */
export interface LotteryGame {
  game: StudioGame;
  kind: LotteryKindCode;
  schedule: DrawSchedule;
  /** Betting closes so many seconds before the draw (with `every` not more than a quarter of the interval at any pace). */
  closesSecondsBefore: number;
}
