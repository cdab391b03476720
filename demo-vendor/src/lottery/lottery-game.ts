import type { StudioGame } from '../games/game.ts';
import type { LotteryKindCode } from './rules/lottery-kind.ts';

/** When a game draws; times of day are in Asia/Ho_Chi_Minh (UTC+7, no summer time). */
export type DrawSchedule =
  /** On these weekdays (0 = Sunday) at `HH:MM`. */
  | { kind: 'weekly'; weekdays: readonly number[]; at: string }
  /** On these days of the month at `HH:MM`. */
  | { kind: 'monthly'; days: readonly number[]; at: string }
  /** Every `seconds` of the clock since 1970; only these are shortened by the pace setting. */
  | { kind: 'every'; seconds: number }
  /** Drawn at purchase. */
  | { kind: 'instant' };

/** A lottery of the studio, based on a game of the catalogue. */
export interface LotteryGame {
  game: StudioGame;
  kind: LotteryKindCode;
  schedule: DrawSchedule;
  /** Seconds between the close of betting and the draw (with `every` at most a quarter of the interval at any pace). */
  closesSecondsBefore: number;
}
