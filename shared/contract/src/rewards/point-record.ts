import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';
import { answeredPeriod, recordPeriod } from '../records/record-period.ts';

/**
 * What changes points: `earned` by bets and deposits, `rewarded` by the reward centre, `converted` to money, `redeemed`
 * for a present, `returned` when that was rejected.
 */
export const pointMovements = ['earned', 'rewarded', 'converted', 'redeemed', 'returned'] as const;
export type PointMovement = (typeof pointMovements)[number];

/** Changes of the member's points, newest first; the totals are of all pages. */
export const listPointMovements = defineCall({
  method: 'get',
  path: '/wps/relay/ODSFE2_MemTransDet',
  access: 'member',
  input: v.object({ type: v.optional(v.picklist(pointMovements)), pageNo, pageSize, ...recordPeriod }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        type: v.picklist(pointMovements),
        /** Source of earned points: `live`, `lottery`, `PVP`, `slots`, `sports` or `deposit`. */
        source: v.optional(v.string()),
        reference: v.string(),
        points: v.number(),
        balanceBefore: v.number(),
        balanceAfter: v.number(),
        at: isoTime,
      }),
    ),
    totalPages,
    totals: v.object({ movements: v.number(), in: v.number(), out: v.number() }),
    period: answeredPeriod,
  }),
  refusals: [],
});
