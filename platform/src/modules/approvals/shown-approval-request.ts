import type { Proposal } from '../payments/index.ts';

/** Who approves a request, and what they have confirmed about it. */
export interface Decision {
  who: string;
  isAmountConfirmed?: boolean;
}

/** Returns an approval request as operators see it. */
export function shownApprovalRequest(approvalRequest: Proposal) {
  const { id, act, targetId, input, maker, why, madeAt, state, decidedBy, decidedWhy, decidedAt } = approvalRequest;
  return {
    ...{ id, act, targetId, input, maker, why, state, madeAt: madeAt.toISOString() },
    ...(decidedBy !== null && { decidedBy }),
    ...(decidedWhy !== null && { decidedWhy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}
