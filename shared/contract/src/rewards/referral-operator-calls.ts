import * as v from 'valibot';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';

/** What inviter and friend have in common, so that they seem to be one person. */
export const withheldReason = v.picklist(['address', 'bank_account', 'contact']);

/** Friends who bring nothing, and why; those decided last come first. */
export const listWithheldReferrals = defineCall({
  method: 'get',
  path: '/operator/referrals/withheld',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker', 'support', 'admin'],
  input: v.object({
    /** Account, whatever its case, or id of the inviter or of the friend. */
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
        /** When this was decided: as the terms were reached, or as a share was due. */
        at: isoTime,
      }),
    ),
    totalPages,
  }),
  refusals: ['not_found'],
});
