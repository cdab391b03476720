import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { gameType } from '../game-types.ts';
import { game } from './game.ts';

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
