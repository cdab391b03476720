import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { opensIn } from '../games/opens-in.ts';
import { isoTime } from '../paging.ts';
import { openedDraw } from './opened-numbers.ts';
import { lotteryPrizeModes } from './prize-modes.ts';

export const lotteryGame = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  prizeMode: v.picklist(lotteryPrizeModes),
  group: v.string(),
  defaultPlayType: v.string(),
  /** The next draw, as the studio told it; absent of instant games and while none is known. From `closesAt` it takes no tickets. */
  drawId: v.optional(v.string()),
  closesAt: v.optional(isoTime),
  nextDrawAt: v.optional(isoTime),
  /** Between its next two draws, in seconds: a fast game tells itself by it. Absent while the studio told of fewer than two. */
  everySeconds: v.optional(v.number()),
  lastDraw: v.optional(v.omit(openedDraw, ['proof'])),
  theme: v.string(),
  seed: v.number(),
  opensIn: v.optional(opensIn),
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
  /** The operator has stopped play here; `unavailable` is there too, for pages that know of no stops. */
  isStopped: v.optional(v.boolean()),
});
export type LotteryGame = v.InferOutput<typeof lotteryGame>;

const gameMenus = v.array(v.object({ group: v.string(), name: v.string(), games: v.array(lotteryGame) }));

const filters = {
  /** Of `lotteryPrizeModes`; of another there is nothing. */
  prizeMode: v.optional(v.pipe(v.string(), v.maxLength(16))),
  /** `WEB`; for another there is nothing. */
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

/** Vietnamese lotteries that the member bet on lately, the last first (docs/product.md 7.2). */
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
