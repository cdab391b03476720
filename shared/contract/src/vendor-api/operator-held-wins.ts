import * as v from 'valibot';
import { approvalRequest, finance, makers } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { vendorId } from './vendor-id.ts';

export const heldWinStates = ['held', 'paid', 'rejected'] as const;

export const heldWin = v.object({
  provider: v.string(),
  /** The studio's id of the win. */
  transactionId: v.string(),
  kind: v.picklist(['win', 'correction', 'jackpot']),
  roundId: v.string(),
  account: v.string(),
  gameName: v.string(),
  vassalage: v.string(),
  /** What the round has left of its stakes; 0.00 after they were rolled back, when the win can only be rejected. */
  stake: amountText,
  amount: amountText,
  /** Above the review threshold, its studio was suspended, or more jackpots of its studio in a day than are paid. */
  cause: v.picklist(['amount', 'suspended', 'jackpots']),
  state: v.picklist(heldWinStates),
  heldAt: isoTime,
  decidedAt: v.optional(isoTime),
  /** Both operators. */
  decidedBy: v.optional(v.string()),
  why: v.optional(v.string()),
});
export type HeldWin = v.InferOutput<typeof heldWin>;

/** Wins under review, oldest first; decided ones newest first. */
export const listHeldWins = defineCall({
  method: 'get',
  path: '/operator/held-wins',
  access: 'operator',
  roles: [...finance, 'support', 'admin'],
  input: v.object({ state: v.optional(v.picklist(heldWinStates), 'held'), pageNo, pageSize }),
  output: v.object({ list: v.array(heldWin), totalPages }),
  refusals: [],
});

/**
 * Proposes to pay a held win to its player or to return it to the house; another operator decides. Refused
 * `rolled_back` if its stakes were rolled back and it is to be paid.
 */
export const proposeHeldWin = defineCall({
  method: 'post',
  path: '/operator/held-wins/:provider/:transactionId/proposals',
  access: 'operator',
  roles: makers,
  stepUp: true,
  idempotent: true,
  input: v.object({
    provider: v.pipe(v.string(), v.maxLength(40)),
    transactionId: vendorId,
    decision: v.picklist(['pay', 'reject']),
    why: reason,
  }),
  output: approvalRequest,
  refusals: ['not_found', 'win_decided', 'rolled_back', 'proposal_open', 'own_login_required'],
});
