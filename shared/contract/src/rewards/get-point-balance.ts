import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** Points of the member: whole points, earned from settled bets, never expiring. */
export const getPointBalance = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'member',
  input: v.object({}),
  output: v.object({
    currentPoints: v.number(),
    earned: v.record(v.string(), v.number()),
    exchangeRatio: v.number(),
  }),
  refusals: [],
});
