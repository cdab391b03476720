import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { gameClassify, gameType } from '../game-types.ts';
import { pageNo, pageSize, totalPages } from '../paging.ts';
import { game } from './game.ts';

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
