import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime } from '../calls/paging.ts';
import { betRow } from '../games/bets.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { drawnRound, statementLine } from '../vendor-api/statement.ts';

const text = v.optional(filledText(200));

/** Maximum number of rounds in a response. */
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
  /** Every ledger posting, of the player and of the house account. */
  legs: v.array(
    v.object({
      transferId: v.string(),
      account: v.string(),
      amount: amountText,
      balanceAfter: amountText,
      at: isoTime,
    }),
  ),
  /** Absent for rounds older than this database. */
  launch: v.optional(v.object({ id: v.string(), at: isoTime, language: v.string(), room: v.optional(v.string()) })),
  /** The versions that the player's browser reported. */
  release: v.string(),
  proofUrl: v.optional(v.string()),
  /** The studio's side: its draws and the postings it believes in. `unavailable`: see `reason`. */
  studio: v.object({
    state: v.picklist(['answered', 'unavailable']),
    reason: v.optional(v.string()),
    drawn: v.optional(drawnRound),
    transactions: v.optional(v.array(statementLine)),
  }),
});
export type DisputedRound = v.InferOutput<typeof disputedRound>;

/**
 * Finds rounds for a dispute: by the round id that the player copied, by a studio transaction id, or the last twenty of
 * a member. With a member, rounds of others are not found. Reading writes an audit line.
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
