import * as v from 'valibot';
import { approvalRequest } from '../approvals/operator-approvals';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { readVersion } from '../operators/version.ts';
import { filledText } from '../typed/form-texts.ts';
import { participationState } from './promotions.ts';

const reviewers = ['finance-maker', 'finance-checker'] as const;
const id = filledText(64);
const row = v.object({
  id: v.string(),
  promotionId: v.string(),
  title: v.string(),
  memberId: v.string(),
  account: v.string(),
  state: participationState,
  version: v.number(),
  comment: v.string(),
  images: v.number(),
  amount: v.optional(amountText),
  points: v.optional(v.number()),
  reason: v.optional(v.string()),
  at: isoTime,
});

/** Applications of members, longest waiting first. */
export const listPromotionApplications = defineCall({
  method: 'get',
  path: '/operator/promotions/applications',
  access: 'operator',
  roles: [...reviewers, 'support', 'admin'],
  input: v.object({
    state: v.optional(participationState),
    promotionId: v.optional(id),
    member: v.optional(id),
    pageNo,
    pageSize,
  }),
  output: v.object({ list: v.array(row), totalPages }),
  refusals: ['not_found'],
});

/** One application with images and history. Reading it writes an audit line. */
export const getPromotionApplication = defineCall({
  method: 'get',
  path: '/operator/promotions/applications/:id',
  access: 'operator',
  roles: reviewers,
  input: v.object({ id }),
  output: v.object({
    ...row.entries,
    imageIds: v.array(v.string()),
    history: v.array(v.object({ act: v.string(), state: participationState, at: isoTime })),
  }),
  refusals: ['not_found'],
});

/** An image as WebP in base64. Reading it writes an audit line. */
export const getPromotionImage = defineCall({
  method: 'get',
  path: '/operator/promotions/applications/:id/images/:imageId',
  access: 'operator',
  roles: reviewers,
  input: v.object({ id, imageId: id }),
  output: v.object({ data: v.string() }),
  refusals: ['not_found'],
});

/** Takes an application into review, which its member sees. */
export const reviewPromotionApplication = defineCall({
  method: 'post',
  path: '/operator/promotions/applications/:id/review',
  access: 'operator',
  roles: reviewers,
  idempotent: true,
  input: v.object({ id, version: v.optional(readVersion), why: reason }),
  output: row,
  refusals: ['not_found', 'application_state', 'conflict'],
});

/**
 * Approves an application, which gives the reward of its promotion, or rejects it; the member sees the reason. Final.
 * Where an approval takes two persons (`rewards.approvedByTwo`), a `finance-maker` makes a request, which is returned,
 * and the application stays as it is.
 */
export const decidePromotionApplication = defineCall({
  method: 'post',
  path: '/operator/promotions/applications/:id/decision',
  access: 'operator',
  stepUp: true,
  roles: reviewers,
  idempotent: true,
  input: v.object({ id, act: v.picklist(['approve', 'reject']), version: v.optional(readVersion), why: reason }),
  output: v.object({ ...row.entries, approvalRequest: v.optional(approvalRequest) }),
  refusals: [
    'not_found',
    'not_allowed',
    'application_state',
    'conflict',
    'promotion_not_found',
    'promotion_spent',
    'account_closed',
    'own_login_required',
    'account_recently_reset',
    'proposal_open',
  ],
});
