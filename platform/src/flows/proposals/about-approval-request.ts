import { amountFromMinor, minorUnits } from '@portal/shared/contract/amounts';
import type { listApprovalRequests } from '@portal/shared/contract/approvals/operator-approvals';
import type { CallResult } from '@portal/shared/contract/define-call';
import { isFarFromOrdered, type Proposal } from '../../modules/payments/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';

type About = CallResult<typeof listApprovalRequests>['list'][number]['about'];

/** Returns whose money an approval request moves, how much, and its state; undefined if its input says it all. */
export async function aboutApprovalRequest(
  { payments, member }: Pick<WithdrawalFlowDeps, 'payments' | 'member'>,
  { act, targetId, input }: Pick<Proposal, 'act' | 'targetId' | 'input'>,
): Promise<About> {
  const found = await payment(payments, act, targetId);
  if (!found) return undefined;
  const { memberId, amountMinor, state } = found;
  return {
    ...{ account: (await member.byId(memberId))?.account ?? '', amount: amountFromMinor(amountMinor), state },
    ...(act === 'deposit.approve' && input.amount && arrival(amountMinor, input.amount)),
  };
}

const arrival = (orderedMinor: bigint, arrived: string) => ({
  arrived,
  isFarFromOrdered: isFarFromOrdered(orderedMinor, minorUnits(arrived)),
});

async function payment({ withdrawals, deposits }: WithdrawalFlowDeps['payments'], act: string, id: string) {
  if (act.startsWith('withdrawal.')) return withdrawals.byId(id);
  return act.startsWith('deposit.') ? deposits.byId(id) : undefined;
}
