import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { gameType } from '../game-types.ts';
import { game } from './game.ts';

/** Games the member has opened, each once, latest first (docs/product.md 7.2). */
export const listRecentGames = defineCall({
  method: 'get',
  path: '/wps/relay/GCS_recentGame',
  access: 'real-account',
  input: v.object({
    clientType: v.optional(v.string()),
    vassalage: v.optional(v.pipe(v.string(), v.maxLength(32))),
    language: v.optional(v.string()),
    gameType: v.optional(gameType),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(game), totalPages }),
  refusals: [],
});
