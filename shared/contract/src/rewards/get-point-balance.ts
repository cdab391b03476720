import * as v from 'valibot';
import { defineCall } from '../define-call.ts';

/** Points of the member: whole points that never expire (docs/product.md 3). */
export const getPointBalance = defineCall({
  method: 'get',
  path: '/wps/relay/MCS2_getPointBalance',
  access: 'member',
  input: v.object({}),
  output: v.object({
    currentPoints: v.number(),
    /** By type: `live`, `lottery`, `PVP`, `slots`, `sports`, `deposit`, and `redeem` for what rewards brought. */
    earned: v.record(v.string(), v.number()),
    /** Set aside for redemptions in process; not among the current ones. */
    heldPoints: v.number(),
    /** Points of one whole unit of money. */
    exchangeRatio: v.number(),
  }),
  refusals: [],
});
