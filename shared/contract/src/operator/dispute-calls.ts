import * as v from 'valibot';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { betRow } from '../games/list-bets.ts';
import { isoTime } from '../paging.ts';
import { drawnRound, statementLine } from '../vendor-api/statement-call.ts';

const text = v.optional(filledText(200));

/** Rounds that one answer holds at most. */
export const disputeRoundsAtMost = 20;

const disputedRound = v.object({
  ...betRow.entries,
  account: v.string(),
  memberId: v.string(),
  provider: v.string(),
  transactions: v.array(
    v.object({
      transactionId: v.string(),
      kind: v.string(),
      amount: amountText,
      takesBack: v.optional(v.string()),
      at: isoTime,
    }),
  ),
  /** Every leg of the ledger, of the player and of the house. */
  legs: v.array(
    v.object({
      transferId: v.string(),
      account: v.string(),
      amount: amountText,
      balanceAfter: amountText,
      at: isoTime,
    }),
  ),
  /** Absent for rounds of before this database. */
  launch: v.optional(v.object({ id: v.string(), at: isoTime, language: v.string(), room: v.optional(v.string()) })),
  /** What the player's browser says it ran. */
  release: v.string(),
  proofUrl: v.optional(v.string()),
  /** The other side: what the studio has drawn, and what it believes was posted. `unavailable`: `reason` says why. */
  studio: v.object({
    state: v.picklist(['answered', 'unavailable']),
    reason: v.optional(v.string()),
    drawn: v.optional(drawnRound),
    transactions: v.optional(v.array(statementLine)),
  }),
});
export type DisputedRound = v.InferOutput<typeof disputedRound>;

/**
 * Rounds for a dispute: by the round id that the player copied, by a transaction id of the studio, or the last twenty of a
 * member. With a member, others' rounds are not found. Looking leaves an audit line.
 */
export const findDispute = defineCall({
  method: 'get',
  path: '/operator/disputes',
  access: 'operator',
  roles: ['support', 'admin'],
  input: v.pipe(
    v.object({ member: text, roundId: text, transactionId: text }),
    v.forward(
      v.check(({ member, roundId, transactionId }) => Boolean(member || roundId || transactionId), 'required'),
      ['roundId'],
    ),
  ),
  output: v.object({ rounds: v.array(disputedRound) }),
  refusals: ['not_found'],
});
