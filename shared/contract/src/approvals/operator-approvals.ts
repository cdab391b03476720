import * as v from 'valibot';
import { defineCall } from '../calls/define-call.ts';
import { isoTime, pageNo, pageSize, totalPages } from '../calls/paging.ts';
import { amountText } from '../money/amounts.ts';
import { reason } from '../operators/reason.ts';
import { filledText } from '../typed/form-texts.ts';

/** Roles of maker and checker of money; an admin without these roles is neither. */
export const makers = ['finance-maker'] as const;
const checkers = ['finance-checker'] as const;
export const finance = [...makers, ...checkers] as const;

export const id = filledText(64);

export const approvalRequestStates = ['open', 'accepted', 'declined', 'stale'] as const;

export const approvalRequest = v.object({
  id: v.string(),
  /**
   * `withdrawal.approve`, `withdrawal.pay`, ..., `deposit.approve`, `deposit.reject`, `wallet.adjust`, `envelopes.drop`,
   * `tournament.create`, `redemption.approve`, `application.approve`, `promo-codes.make`, `vip.rank`, `contract.offer`, `contract.termination`, `operator.add`, `operator.roles`,
   * `operator.reset`, `operator.open`, `win.pay`, `win.reject`, `studio.origin`, `studio.key`, `studio.rows`, `play.open`,
   * `branch.move`.
   */
  act: v.string(),
  /** Id of the withdrawal, deposit, redemption, application, member or contract, name of the operator; for an offer the member's id with the kind. */
  targetId: v.string(),
  input: v.record(v.string(), v.string()),
  maker: v.string(),
  why: v.string(),
  madeAt: isoTime,
  state: v.picklist(approvalRequestStates),
  decidedBy: v.optional(v.string()),
  decidedWhy: v.optional(v.string()),
  decidedAt: v.optional(isoTime),
});

/**
 * An approval request with what the checker must know of the withdrawal or deposit: owner, whole amount, current state;
 * for a deposit to be credited, what arrived and whether it differs much from the order. A field of `input` that replaces
 * something has what was there under its name with `Before`.
 */
const approvalRequestRow = v.object({
  ...approvalRequest.entries,
  about: v.optional(
    v.object({
      account: v.string(),
      amount: amountText,
      state: v.string(),
      arrived: v.optional(amountText),
      isFarFromOrdered: v.optional(v.boolean()),
    }),
  ),
  /** Why whoever reads an open request may not approve it, in their language; absent if they may. */
  obstacle: v.optional(v.object({ code: v.string(), message: v.string() })),
});

/** Newest first; open ones by default. */
export const listApprovalRequests = defineCall({
  method: 'get',
  path: '/operator/proposals',
  access: 'operator',
  roles: [...finance, 'admin'],
  input: v.object({ state: v.optional(v.picklist(approvalRequestStates), 'open'), pageNo, pageSize }),
  output: v.object({ list: v.array(approvalRequestRow), totalPages }),
  refusals: [],
});

/**
 * Approves another operator's request and carries it out; admins decide what admins request (`not_allowed` otherwise). Refused as stale when its withdrawal has changed since. A
 * received amount far from the order must be confirmed by the checker as well (`arrived_amount_unlike`).
 */
export const acceptApprovalRequest = defineCall({
  method: 'post',
  path: '/operator/proposals/:id/accept',
  access: 'operator',
  stepUp: true,
  roles: [...checkers, 'admin'],
  idempotent: true,
  input: v.object({ id, why: reason, isAmountConfirmed: v.optional(v.boolean()) }),
  output: approvalRequest,
  refusals: [
    'not_found',
    'not_allowed',
    'own_proposal',
    'accounts_of_one_hand',
    'proposal_decided',
    'proposal_stale',
    'own_login_required',
    'account_recently_reset',
    'own_account',
    'last_admin',
    'username_taken',
    'address_required',
    'address_taken',
    'email_failed',
    'withdrawal_state',
    'payment_reference_used',
    'more_than_left_to_pay',
    'part_unanswered',
    'deposit_state',
    'arrived_amount_unlike',
    'part_not_disputed',
    'withdrawal_debt',
    'account_closed',
    'contract_off',
    'contract_outside',
    'contract_downline_not_agent',
    'contract_request_open',
    'contract_ending',
    'contract_not_found',
    'contract_over',
    'unsafe_origin',
    'studio_origin_unresolved',
    'promotion_not_found',
    'promotion_spent',
    'promo_code_window',
    'promo_code_exists',
  ],
});

/** Rejects a request. The maker can withdraw one that is still open. */
export const declineApprovalRequest = defineCall({
  method: 'post',
  path: '/operator/proposals/:id/decline',
  access: 'operator',
  roles: [...finance, 'admin'],
  idempotent: true,
  input: v.object({ id, why: reason }),
  output: approvalRequest,
  refusals: ['not_found', 'not_allowed', 'proposal_decided'],
});
