import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { amountText } from '../money/amounts.ts';
import { vendorId } from './vendor-id.ts';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** Milliseconds since 1970. */
const epochMs = count(8_640_000_000_000_000);
const roundNo = v.pipe(count(1_000_000_000), v.minValue(1));

/** Results of baccarat, cockfight and roulette. */
export const roadOutcomes = ['player', 'banker', 'tie', 'meron', 'wala', 'draw', 'red', 'black', 'green'] as const;

/** Result of a past round of a table. */
export const roadResult = v.object({
  roundNo,
  outcome: v.picklist(roadOutcomes),
  /** The number of a roulette. */
  number: v.optional(count(99)),
});
export type RoadResult = v.InferOutput<typeof roadResult>;

/** Longest road of a table. */
export const roadMax = 60;

/** What is on at a shared table now. Times are the studio's own plan of the round that runs. */
export const tableNow = v.object({
  roundNo,
  opensAt: epochMs,
  /** Betting closes. */
  closesAt: epochMs,
  /** The result is drawn. */
  drawsAt: epochMs,
  /** The round is over, and the next one opens. */
  endsAt: epochMs,
  /** Last results, oldest first. */
  road: v.pipe(v.array(roadResult), v.maxLength(roadMax)),
  /** Lowest and highest stake of a player in a round. */
  minBet: amountText,
  maxBet: amountText,
  /** Players who have the table open. */
  players: count(1_000_000),
  /**
   * Cards of the shoe and how many are left of them; `isFreshEachRound` if the rules deal each round from a full one. Absent
   * for a game without a shoe.
   */
  shoe: v.optional(
    v.object({ cards: count(10_000), cardsLeft: count(10_000), isFreshEachRound: v.optional(v.boolean()) }),
  ),
  /** Name of the dealer that the game shows; absent if it shows none. */
  dealer: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40))),
  /**
   * Path of a picture of the table as it is now, twice as wide as high, at the studio's origin. The platform fetches it;
   * limits: docs/vendor-api.md.
   */
  picture: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^(\/[A-Za-z0-9_-]+)+\.(svg|webp|png|jpg)$/))),
});
export type TableNow = v.InferOutput<typeof tableNow>;

/**
 * Served by a studio with shared tables, called by the platform while players look at a lobby, signed like the
 * statement: what is on at its tables. A table without a round that runs or is about to open is left out.
 */
export const studioTables = defineCall({
  method: 'get',
  path: '/feed/v1/tables',
  access: 'vendor',
  input: v.object({}),
  output: v.object({
    tables: v.pipe(v.array(v.object({ gameCode: vendorId, ...tableNow.entries })), v.maxLength(200)),
  }),
  refusals: [],
});
