import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { game } from './game.ts';

/** Maximum number of favourites of a member. */
export const maxFavourites = 500;

/** Adds a game or lottery to the member's favourites or removes it (docs/product.md 7.2); a repeat changes nothing. */
export const setFavourite = defineCall({
  method: 'post',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  access: 'real-account',
  input: v.object({
    action: v.picklist(['add', 'remove']),
    nodeId: v.pipe(v.string(), v.maxLength(128)),
    vendor: v.pipe(v.string(), v.maxLength(32)),
    gameType,
  }),
  output: v.object({ isFavourite: v.boolean() }),
  refusals: ['unknown_game', 'too_many_favourites'],
});

/**
 * The member's favourite games and lotteries, newest first; with a type those of that type. Games that left the
 * catalogue are omitted.
 */
export const listFavourites = defineCall({
  method: 'get',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  access: 'real-account',
  input: v.object({
    clientType: v.optional(v.string()),
    platform: v.optional(v.string()),
    language: v.optional(v.string()),
    gameType: v.optional(gameType),
    pageNo,
    pageSize,
  }),
  output: v.object({ content: v.array(game), totalPages }),
  refusals: [],
});

/** Node ids of all favourites, in the order in which they were added, for the hearts on games and lotteries. */
export const listFavouriteIds = defineCall({
  method: 'get',
  path: '/wps/games/favouriteIds',
  access: 'real-account',
  input: v.object({}),
  output: v.object({ nodeIds: v.array(v.string()) }),
  refusals: [],
});
