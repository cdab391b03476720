import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { rowId } from '../paging.ts';
import { proposal } from './payment-calls.ts';
import { reason } from './reason.ts';

/**
 * What has become of the money of a notice. `open`: the house has it, and it waits for two operators. `booked`: a deposit
 * counts it. `none`: there is none.
 */
export const noticeStandings = ['open', 'credited', 'returned', 'booked', 'none'] as const;
export type NoticeStanding = (typeof noticeStandings)[number];

/**
 * Propose what becomes of a payment that fits no order: credit it to a member, named by account or id or by one of their
 * orders, or count it as given back. Each payment is settled once.
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
  output: proposal,
  refusals: ['not_found', 'notice_settled', 'member_missing', 'trial_account', 'proposal_open', 'own_login_required'],
});

export const operatorNoticeCalls = { proposeForNotice };
