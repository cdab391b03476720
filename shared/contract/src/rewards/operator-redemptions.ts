import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledPlainText } from '../content/plain-text.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';
import { presentType, redemptionState } from './redemption.ts';

const deciders = ['finance-maker', 'finance-checker'] as const;
const id = filledText(64);

const row = v.object({
  id: v.string(),
  memberId: v.string(),
  account: v.string(),
  presentId: v.string(),
  type: presentType,
  name: v.string(),
  quantity: v.number(),
  /** Of all pieces. */
  points: v.number(),
  amount: amountText,
  state: redemptionState,
  remark: v.string(),
  appliedAt: isoTime,
  changedAt: isoTime,
});
export type OperatorRedemption = v.InferOutput<typeof row>;

/** Redemptions of all members, newest first. */
export const listOperatorRedemptions = defineCall({
  method: 'get',
  path: '/operator/points/redemptions',
  access: 'operator',
  roles: [...deciders, 'support', 'admin'],
  input: v.object({
    state: v.optional(redemptionState),
    /** Account (case-insensitive) or member id. */
    member: v.optional(filledText(64)),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(row), totalPages }),
  refusals: ['not_found'],
});

/** One redemption with the full address and number. Reading it writes an audit line. */
export const getOperatorRedemption = defineCall({
  method: 'get',
  path: '/operator/points/redemptions/:id',
  access: 'operator',
  roles: [...deciders, 'support'],
  input: v.object({ id }),
  output: v.object({ ...row.entries, address: v.string(), mobile: v.string() }),
  refusals: ['not_found'],
});

/**
 * Approves a redemption: points are spent, a bonus is paid. The member sees the remark. Where a bonus takes two persons
 * (`rewards.approvedByTwo`), a `finance-maker` makes a request, which is returned, and nothing is paid yet.
 */
export const approveRedemption = defineCall({
  method: 'post',
  path: '/operator/points/redemptions/:id/approve',
  access: 'operator',
  stepUp: true,
  roles: deciders,
  idempotent: true,
  input: v.object({ id, remark: v.pipe(filledPlainText(280), v.minLength(3)) }),
  output: v.object({ ...row.entries, approvalRequest: v.optional(approvalRequest) }),
  refusals: [
    'not_found',
    'not_allowed',
    'redemption_state',
    'account_closed',
    'own_login_required',
    'account_recently_reset',
    'proposal_open',
  ],
});

/** Rejects a redemption: points are returned. The member sees the reason. */
export const rejectRedemption = defineCall({
  method: 'post',
  path: '/operator/points/redemptions/:id/reject',
  access: 'operator',
  roles: deciders,
  idempotent: true,
  input: v.object({ id, why: v.pipe(reason, filledPlainText(280)) }),
  output: row,
  refusals: ['not_found', 'redemption_state', 'own_login_required'],
});
