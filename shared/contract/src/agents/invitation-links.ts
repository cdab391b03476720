import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledText, trimmedText } from '../typed/form-texts.ts';
import { contractTerms } from './contract-terms.ts';
import { downlineType, offers } from './downlines';

export const invitationLink = v.object({
  id: v.string(),
  code: v.string(),
  /** Address that the newcomer opens. */
  link: v.string(),
  type: downlineType,
  offers: v.array(contractTerms),
  note: v.string(),
  createdAt: isoTime,
  expiresAt: v.optional(isoTime),
  usesAtMost: v.optional(v.number()),
  uses: v.number(),
  state: v.picklist(['open', 'expired', 'used_up', 'closed']),
});
export type InvitationLink = v.InferOutput<typeof invitationLink>;

export const listInvitationLinks = defineCall({
  method: 'get',
  path: '/wps/agent/invitationLinks',
  access: 'real-account',
  input: v.object({ pageNo, pageSize }),
  output: v.object({ list: v.array(invitationLink), totalPages }),
  refusals: ['not_an_agent'],
});

/** An invitation by which newcomers register below the caller, with the type and the offers it carries. */
export const createInvitationLink = defineCall({
  method: 'post',
  path: '/wps/agent/invitationLinks',
  access: 'real-account',
  input: v.object({
    type: downlineType,
    offers,
    note: v.optional(trimmedText(60), ''),
    /** 1 to 365; absent: no end. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365))),
    usesAtMost: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))),
  }),
  output: invitationLink,
  refusals: [
    'not_an_agent',
    'account_closed',
    'too_many_links',
    'contract_off',
    'contract_downline_not_agent',
    'rate_above_own',
    'period_not_own',
    'carry_loss_not_own',
    'tiers_out_of_order',
  ],
});

export const closeInvitationLink = defineCall({
  method: 'delete',
  path: '/wps/agent/invitationLinks/:id',
  access: 'real-account',
  input: v.object({ id: filledText(64) }),
  output: invitationLink,
  refusals: ['not_an_agent', 'link_not_found'],
});

/** Affiliate / invitation code check at registration: success or `invitation_code_error`. */
export const checkAffiliateCode = defineCall({
  method: 'get',
  path: '/wps/agent/affiliate',
  access: 'public',
  input: v.object({
    code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(32)),
    domain: v.optional(v.string()),
  }),
  output: v.object({}),
  refusals: ['invitation_code_error'],
});
