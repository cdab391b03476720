import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { opensIn } from '../games/opens-in.ts';
import { openedDraw } from './opened-numbers.ts';
import { lotteryPrizeModes } from './prize-modes.ts';

export const lotteryGame = v.object({
  gameId: v.string(),
  /** Node id and type of its game, by which `setFavourite` marks it. */
  nodeId: v.string(),
  gameType,
  gameCode: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  vendorName: v.string(),
  prizeMode: v.picklist(lotteryPrizeModes),
  group: v.string(),
  defaultPlayType: v.string(),
  /**
   * The next draw, as the studio reported it; absent for instant games or if unknown. It takes no tickets from
   * `closesAt`.
   */
  drawId: v.optional(v.string()),
  closesAt: v.optional(isoTime),
  nextDrawAt: v.optional(isoTime),
  /** Seconds between its next two draws, by which fast games are recognised. Absent if fewer than two are known. */
  everySeconds: v.optional(v.number()),
  lastDraw: v.optional(v.omit(openedDraw, ['proof'])),
  /** Path of the drawn artwork as an image file; if it fails to load, the page draws it from theme and seed. */
  drawn: v.optional(v.string()),
  theme: v.string(),
  seed: v.number(),
  opensIn: v.optional(opensIn),
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
  /** The operator has suspended play; `unavailable` is set too, for pages that do not know suspensions. */
  isStopped: v.optional(v.boolean()),
});
export type LotteryGame = v.InferOutput<typeof lotteryGame>;

const gameMenus = v.array(v.object({ group: v.string(), name: v.string(), games: v.array(lotteryGame) }));

const filters = {
  /** One of `lotteryPrizeModes`; any other matches nothing. */
  prizeMode: v.optional(v.pipe(v.string(), v.maxLength(16))),
  /** `WEB`; any other value matches nothing. */
  device: v.optional(v.pipe(v.string(), v.maxLength(16))),
  language: v.optional(v.pipe(v.string(), v.maxLength(8))),
};

/** Vietnamese lottery menus (docs/product.md 7.2). */
export const getVietnamLotteryMenu = defineCall({
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  input: v.object(filters),
  output: v.object({ gameMenus, serverTime: isoTime }),
  refusals: [],
});

/** Vietnamese lotteries that the member bet on recently, latest first (docs/product.md 7.2). */
export const getRecentLottery = defineCall({
  method: 'get',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'member',
  input: v.object(filters),
  output: v.object({ games: v.array(lotteryGame), serverTime: isoTime }),
  refusals: [],
});

/** Menus of the lottery page by vendor; without a vendor all of them. */
export const getLotteryMenu = defineCall({
  method: 'get',
  path: '/lgw/lottery/game_menu',
  access: 'public',
  input: v.object({ ...filters, vendor: v.optional(v.pipe(v.string(), v.maxLength(32))) }),
  output: v.object({ gameMenus, serverTime: isoTime }),
  refusals: [],
});

/** The most played lotteries of the last days (docs/product.md 7.2, 9: 20). */
export const listPopularLottery = defineCall({
  method: 'get',
  path: '/lgw/games/popular',
  access: 'public',
  input: v.object({ ...filters, count: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))) }),
  output: v.object({ games: v.array(lotteryGame) }),
  refusals: [],
});
