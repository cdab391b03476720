import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';

/** Winner board: real settled wins above 50000.00, names masked, newest first. */
export const getRankList = defineCall({
  method: 'get',
  path: '/wps/relay/GCSGAME_getRankList',
  access: 'public',
  input: v.object({
    gameCategory: v.optional(v.string()),
    language: v.optional(v.string()),
    limitNum: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/))),
  }),
  output: v.object({
    list: v.array(
      v.object({
        vo: v.object({
          winAmount: amountText,
          account: v.string(),
          gameName: v.string(),
          nodeId: v.string(),
          /** Path of the game's drawn artwork, small size. */
          drawn: v.optional(v.string()),
          theme: v.string(),
          seed: v.number(),
          at: isoTime,
        }),
      }),
    ),
  }),
  refusals: [],
});
