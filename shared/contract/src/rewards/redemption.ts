import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { isoTime } from '../paging.ts';

/** Where a redemption stands (docs/product.md 4). The last two are final. */
export const redemptionStates = ['in_process', 'rejected', 'approved'] as const;
export const redemptionState = v.picklist(redemptionStates);
export type RedemptionState = v.InferOutput<typeof redemptionState>;

/** `present`: something that is sent; `bonus`: money to the wallet. */
export const presentType = v.picklist(['present', 'bonus']);

/** Pieces of one redemption at most. */
export const quantityAtMost = 100;

/** A redemption as its member sees it (docs/product.md 3). */
export const redemption = v.object({
  /** Reference number. */
  id: v.string(),
  appliedAt: isoTime,
  type: presentType,
  /** As it was called when it was applied for, in the asked language. */
  name: v.string(),
  presentId: v.string(),
  quantity: v.number(),
  /** Points that one piece takes. */
  pointsRequired: v.number(),
  /** To be bet before the money of a bonus can be withdrawn; 0.00 for a present. */
  amountRequired: amountText,
  /** Money of a bonus, of all pieces; 0.00 for a present. */
  amount: amountText,
  state: redemptionState,
  /** What it has changed the points by: below zero, or 0 when they were given back. */
  changedPoints: v.number(),
  /** Points after that. */
  balance: v.number(),
  /** Of the operator: the number of a parcel, or why it was rejected. */
  remark: v.string(),
  /** Masked; where it goes. */
  address: v.string(),
  mobile: v.string(),
  changedAt: isoTime,
});
export type Redemption = v.InferOutput<typeof redemption>;
