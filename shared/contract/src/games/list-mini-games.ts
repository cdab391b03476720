import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { game } from './game.ts';

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
