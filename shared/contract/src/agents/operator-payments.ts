import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { filledText } from '../typed/form-texts.ts';
import { contractKind } from './contract-terms.ts';

/** `owed`: the upline lacked cover; `pending`: computed but not paid yet, or the payment failed and is retried. */
export const agentPaymentStates = ['paid', 'owed', 'pending'] as const;

/** Salaries and dividends of all agents in one state, by the end of the period, newest first. */
export const listAgentPayments = defineCall({
  method: 'get',
  path: '/operator/agents/payments',
  access: 'operator',
  roles: ['finance-maker', 'finance-checker', 'support', 'admin'],
  input: v.object({
    state: v.optional(v.picklist(agentPaymentStates), 'paid'),
    /** Account (case-insensitive) or member id of who receives or pays. */
    member: v.optional(filledText(64)),
    pageNo,
    pageSize,
  }),
  output: v.object({
    list: v.array(
      v.object({
        id: v.string(),
        kind: contractKind,
        /** The receiving agent. */
        account: v.string(),
        /** Account of the paying upline; absent: the platform. */
        payer: v.optional(v.string()),
        from: isoTime,
        /** The first moment after the period. */
        to: isoTime,
        /** By the formula, before the shares of the direct downlines' contracts. */
        gross: amountText,
        /** "0.00" while it is pending: downline shares are unknown until then. */
        amount: amountText,
        paidAt: v.optional(isoTime),
      }),
    ),
    totalPages,
  }),
  refusals: ['not_found'],
});
