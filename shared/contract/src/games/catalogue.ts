import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { gameClassify, gameType } from '../game-types.ts';
import { game } from './game.ts';
import { vendorEntry } from './menus.ts';

const shortFilter = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)));

/** Filters and paging of the game query (docs/product.md 3). */
export const gameQuery = v.object({
  gameType: v.optional(gameType),
  vassalage: shortFilter,
  gameClassify: v.optional(gameClassify),
  gameName: shortFilter,
  minBet: v.optional(v.picklist(['0.01', '0.05', '0.1', '0.5', '0.75'])),
  minLineNum: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
  hot: v.optional(v.picklist(['true', 'false'])),
  isNew: v.optional(v.picklist(['true', 'false'])),
  pageNo,
  pageSize,
});

/** The public lobby: what a visitor browses. */
export const listCatalogue = defineCall({
  method: 'get',
  path: '/wps/games/catalogue',
  access: 'public',
  input: gameQuery,
  output: v.object({ games: v.array(game), totalPages, totalGames: v.number() }),
  refusals: [],
});

/** The same list for a logged-in member (docs/product.md 7.2). */
export const listGames = defineCall({
  method: 'get',
  path: '/wps/relay/GCSGAME_gameList',
  access: 'member',
  input: gameQuery,
  output: v.object({ games: v.array(game), totalPages, totalGames: v.number() }),
  refusals: [],
});

export const listHotGames = defineCall({
  method: 'get',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  access: 'public',
  input: v.object({
    merchantCode: v.optional(v.string()),
    isPlatform: v.optional(v.string()),
    platform: v.optional(v.string()),
    language: v.optional(v.string()),
    gameType: v.optional(gameType),
  }),
  output: v.object({ games: v.array(game) }),
  refusals: [],
});

/** Maximum number of mini games shown. */
export const miniGamesShown = 12;

/** Mini games (docs/product.md 1): quick games that can be played now, the hot ones first. */
export const listMiniGames = defineCall({
  method: 'get',
  path: '/wps/games/mini',
  access: 'public',
  input: v.object({}),
  output: v.object({ games: v.array(game) }),
  refusals: [],
});

/** Maximum number of similar games shown. */
export const similarGamesShown = 12;

/**
 * Games like one that a member has played, by an open rule: playable ones of its category and of its kind or vendor,
 * those of both first, then hot ones. Empty for an unknown game.
 */
export const listSimilarGames = defineCall({
  method: 'get',
  path: '/wps/games/similar',
  access: 'public',
  input: v.object({ nodeId: v.pipe(v.string(), v.maxLength(128)) }),
  output: v.object({ games: v.array(game) }),
  refusals: [],
});

/** Longest text that search takes. */
export const searchTextMax = 64;

/**
 * Searches games of all categories (lotteries included) and vendors by name: ignores accents, case and width, in every
 * language a game is named in, by all words in any order. Best matches come first. A vendor's name also finds its
 * games.
 */
export const searchGames = defineCall({
  method: 'get',
  path: '/wps/games/search',
  access: 'public',
  input: v.object({
    gameName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchTextMax)),
    /** Restricts games to this category; `vendors` and `categories` cover all. */
    gameType: v.optional(gameType),
    pageNo,
    pageSize,
  }),
  output: v.object({
    games: v.array(game),
    vendors: v.array(vendorEntry),
    /** Categories with matches and their number. */
    categories: v.array(v.object({ gameType, games: v.number() })),
    totalGames: v.number(),
    totalPages,
    /** True if nothing matched: `games` then holds those with the most similar names. */
    isSimilar: v.boolean(),
  }),
  refusals: [],
});
