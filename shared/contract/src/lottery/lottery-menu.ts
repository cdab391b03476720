import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime } from '../paging.ts';
import { lotteryPrizeModes } from './prize-modes.ts';

export const lotteryGame = v.object({
  gameId: v.string(),
  gameCode: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  prizeMode: v.picklist(lotteryPrizeModes),
  group: v.string(),
  defaultPlayType: v.string(),
  nextDrawAt: v.optional(isoTime),
  theme: v.string(),
  seed: v.number(),
  unavailable: v.optional(v.picklist(['maintenance', 'opens_later'])),
});
export type LotteryGame = v.InferOutput<typeof lotteryGame>;

const gameMenus = v.array(v.object({ group: v.string(), name: v.string(), games: v.array(lotteryGame) }));

/** Vietnamese lottery menus (specification 7.2). */
export const getVietnamLotteryMenu = defineCall({
  method: 'get',
  path: '/lgw/vn/games/game_menu',
  access: 'public',
  input: v.object({
    prizeMode: v.optional(v.string()),
    device: v.optional(v.string()),
    language: v.optional(v.string()),
  }),
  output: v.object({ gameMenus, serverTime: isoTime }),
  refusals: [],
});

/** Menus of the lottery page by vendor; without a vendor all of them. */
export const getLotteryMenu = defineCall({
  method: 'get',
  path: '/lgw/lottery/game_menu',
  access: 'public',
  input: v.object({ vendor: v.optional(v.pipe(v.string(), v.maxLength(32))), language: v.optional(v.string()) }),
  output: v.object({ gameMenus, serverTime: isoTime }),
  refusals: [],
});

export const listPopularLottery = defineCall({
  method: 'get',
  path: '/lgw/games/popular',
  access: 'public',
  input: v.object({
    count: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
    prizeMode: v.optional(v.string()),
    device: v.optional(v.string()),
    language: v.optional(v.string()),
  }),
  output: v.object({ games: v.array(lotteryGame) }),
  refusals: [],
});
