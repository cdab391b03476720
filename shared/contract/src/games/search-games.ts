import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { gameType } from '../game-types.ts';
import { pageNo, pageSize, totalPages } from '../paging.ts';
import { game } from './game.ts';
import { vendorEntry } from './get-game-menus.ts';

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
