import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { rowId } from '../paging.ts';
import { approvalRequest } from './payment-calls.ts';
import { reason } from './reason.ts';

/**
 * What happened to the money of a notice. `open`: the platform has it, and two operators must decide. `booked`: it is
 * part of a deposit. `none`: there is no money.
 */
export const noticeStates = ['open', 'credited', 'returned', 'booked', 'none'] as const;
export type NoticeState = (typeof noticeStates)[number];

/**
 * Requests what to do with a payment without an order: credit it to a member (by account, id or one of their orders) or
 * record it as refunded. Each payment is settled once.
 */
export const proposeForNotice = defineCall({
  method: 'post',
  path: '/operator/depositNotices/:id/proposals',
  access: 'operator',
  roles: ['finance-maker'],
  idempotent: true,
  input: v.object({
    id: rowId,
    act: v.picklist(['credit', 'return']),
    member: v.optional(filledText(64)),
    order: v.optional(filledText(64)),
    why: reason,
  }),
  output: approvalRequest,
  refusals: ['not_found', 'notice_settled', 'member_missing', 'trial_account', 'proposal_open', 'own_login_required'],
});

export const operatorNoticeCalls = { proposeForNotice };
