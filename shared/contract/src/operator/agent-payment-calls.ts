import * as v from 'valibot';
import { contractKind } from '../agents/contract-terms.ts';
import { amountText } from '../amounts.ts';
import { defineCall } from '../define-call.ts';
import { filledText } from '../form-texts.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../paging.ts';

/** `owed`: the upline had no cover; `pending`: computed, and not paid yet, or its payment has failed and is tried again. */
export const agentPaymentStates = ['paid', 'owed', 'pending'] as const;

/** Salaries and dividends of all agents in one state, by the end of the period, the newest first. */
export const listAgentPayments = defineCall({
  method: 'get',
  path: '/operator/agents/payments',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker', 'support', 'admin'],
  input: v.object({
    state: v.optional(v.picklist(agentPaymentStates), 'paid'),
    /** Account, whatever its case, or member id: who receives or pays. */
    member: v.optional(filledText(64)),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        kind: contractKind,
        /** Who receives. */
        account: v.string(),
        /** Account of the upline that pays; absent: the house. */
        payer: v.optional(v.string()),
        from: isoTime,
        /** The first moment after it. */
        to: isoTime,
        /** By the formula, before what the direct downlines' contracts take. */
        gross: amountText,
        /** "0.00" while it is pending: what downlines take is not known before. */
        amount: amountText,
        paidAt: v.optional(isoTime),
      }),
    ),
    totalPages,
  }),
  refusals: ['not_found'],
});
