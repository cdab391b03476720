import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { filledText } from '../typed/form-texts.ts';

/** What inviter and friend share, so that they may be one person. */
export const withheldReason = v.picklist(['address', 'bank_account', 'contact']);

/** Friends that bring no reward, and why; latest decisions first. */
export const listWithheldReferrals = defineCall({
  method: 'get',
  path: '/operator/referrals/withheld',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker', 'support', 'admin'],
  input: v.object({
    /** Account (case-insensitive) or id of the inviter or the friend. */
    member: v.optional(filledText(64)),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(
      v.object({
        inviter: v.string(),
        friend: v.string(),
        reason: withheldReason,
        invitedAt: isoTime,
        /** When this was decided: when the terms were reached, or a share was due. */
        at: isoTime,
      }),
    ),
    totalPages,
  }),
  refusals: ['not_found'],
});
