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
    /** By type: `live`, `lottery`, `PVP`, `slots`, `sports`, `deposit`, and `redeem` for points from rewards. */
    earned: v.record(v.string(), v.number()),
    /** Reserved for open redemptions; not included in the current points. */
    heldPoints: v.number(),
    /** Points per whole unit of money. */
    exchangeRatio: v.number(),
  }),
  refusals: [],
});
