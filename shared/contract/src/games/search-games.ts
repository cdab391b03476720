import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { gameType } from '../game-types.ts';
import { pageNo, pageSize, totalPages } from '../paging.ts';
import { game } from './game.ts';
import { vendorEntry } from './get-game-menus.ts';

/** Longest text that search takes. */
export const searchTextMax = 64;

/**
 * Games of all categories, lotteries among them, and vendors by name: without regard to accents, case and width, in every language a
 * game is named in, by all words of the text in any order. The best matches come first. Games of a vendor are found by its name too.
 */
export const searchGames = defineCall({
  method: 'get',
  path: '/wps/games/search',
  access: 'public',
  input: v.object({
    gameName: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(searchTextMax)),
    /** Of this category alone; `vendors` and `categories` stay those of all. */
    gameType: v.optional(gameType),
    pageNo,
    pageSize,
  }),
  output: v.object({
    games: v.array(game),
    vendors: v.array(vendorEntry),
    /** Categories with matches, and how many each has. */
    categories: v.array(v.object({ gameType, games: v.number() })),
    totalGames: v.number(),
    totalPages,
    /** Nothing has this name: `games` are those with the most similar ones. */
    isSimilar: v.boolean(),
  }),
  refusals: [],
});
