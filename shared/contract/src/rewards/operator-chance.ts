import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals.ts';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText, minorUnits, positiveAmountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { chanceDraw, chanceGame, envelopeDrop, envelopeShare } from './chance-shapes.ts';

const readers = ['finance-maker', 'finance-checker', 'support', 'admin'] as const;

/** Up to 1,000,000.00. */
const sumAtMost = 100_000_000n;
const countText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer());

/** Parameters of a drop of envelopes. */
export const newDrop = v.object({
  sum: v.pipe(
    positiveAmountText,
    v.check((text) => v.is(positiveAmountText, text) && minorUnits(text) <= sumAtMost, 'invalid_amount'),
  ),
  count: v.pipe(countText, v.minValue(1), v.maxValue(10_000)),
  share: envelopeShare,
  startsAt: isoTime,
  endsAt: isoTime,
});
export type NewDrop = v.InferOutput<typeof newDrop>;

/** Requests a drop of envelopes; it starts when another operator approves (`acceptApprovalRequest`). */
export const proposeEnvelopes = defineCall({
  method: 'post',
  path: '/operator/envelopeDrops/proposals',
  access: 'operator',
  stepUp: true,
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({ ...newDrop.entries, why: reason }),
  output: approvalRequest,
  refusals: ['drop_too_small', 'drop_window', 'drop_beyond_budget', 'proposal_open', 'own_login_required'],
});

/** Drops, newest first. */
export const listEnvelopeDrops = defineCall({
  method: 'get',
  path: '/operator/envelopeDrops',
  access: 'operator',
  roles: readers,
  input: v.object({ pageNo, pageSize }),
  output: v.object({
    list: v.array(v.object({ ...envelopeDrop.entries, leftSum: amountText, madeBy: v.string() })),
    totalPages,
  }),
  refusals: [],
});

/** Draws of all members, newest first. */
export const listOperatorDraws = defineCall({
  method: 'get',
  path: '/operator/chanceDraws',
  access: 'operator',
  roles: readers,
  input: v.object({
    game: v.optional(chanceGame),
    /** Account (case-insensitive) or member id. */
    member: v.optional(filledText(64)),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(v.object({ memberId: v.string(), account: v.string(), draw: chanceDraw })),
    totalPages,
  }),
  refusals: ['not_found'],
});

/** What each game has given today and in total, with its limits; envelopes count when they are dropped. */
export const getChanceBudget = defineCall({
  method: 'get',
  path: '/operator/chanceBudget',
  access: 'operator',
  roles: readers,
  input: v.object({}),
  output: v.object({
    games: v.array(
      v.object({
        game: chanceGame,
        spentToday: amountText,
        perDay: amountText,
        spentInAll: amountText,
        inAll: amountText,
      }),
    ),
  }),
  refusals: [],
});
