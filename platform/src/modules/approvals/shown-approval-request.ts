import type { ApprovalRequest } from './approval-requests.ts';

/** Returns an approval request as operators see it. */
export function shownApprovalRequest(approvalRequest: ApprovalRequest) {
  const { id, act, targetId, input, maker, why, madeAt, state, decidedBy, decidedWhy, decidedAt } = approvalRequest;
  return {
    id,
    act,
    targetId,
    input,
    maker,
    why,
    state,
    madeAt: madeAt.toISOString(),
    ...(decidedBy !== null && { decidedBy }),
    ...(decidedWhy !== null && { decidedWhy }),
    ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
  };
}
