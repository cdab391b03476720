import * as v from 'valibot';
import { isoTime } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';

/** State of a redemption (docs/product.md 4). The last two are final. */
export const redemptionStates = ['in_process', 'rejected', 'approved'] as const;
export const redemptionState = v.picklist(redemptionStates);
export type RedemptionState = v.InferOutput<typeof redemptionState>;

/** `present`: something that is shipped; `bonus`: money to the wallet. */
export const presentType = v.picklist(['present', 'bonus']);

/** Maximum number of pieces of one redemption. */
export const quantityAtMost = 100;

/** A redemption as its member sees it (docs/product.md 3). */
export const redemption = v.object({
  /** Reference number. */
  id: v.string(),
  appliedAt: isoTime,
  type: presentType,
  /** Its name at the time of the application, in the requested language. */
  name: v.string(),
  presentId: v.string(),
  quantity: v.number(),
  /** Points that one piece takes. */
  pointsRequired: v.number(),
  /** Turnover required before a bonus can be withdrawn; 0.00 for a present. */
  amountRequired: amountText,
  /** Money of a bonus for all pieces; 0.00 for a present. */
  amount: amountText,
  state: redemptionState,
  /** Change of the points: negative, or 0 when they were returned. */
  changedPoints: v.number(),
  /** Points after that. */
  balance: v.number(),
  /** Remark of the operator: a parcel number, or the reason of a rejection. */
  remark: v.string(),
  /** Destination, masked. */
  address: v.string(),
  mobile: v.string(),
  changedAt: isoTime,
});
export type Redemption = v.InferOutput<typeof redemption>;
