import { minorUnits } from '@portal/shared/contract/amounts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Proposal } from '../../../modules/payments/index.ts';
import { houseAccount, type Leg, memberAccount } from '../../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';

export const adjustAct = 'wallet.adjust';

/** A decided correction; the member is held, so that two of them see each other. @throws Refusal `proposal_stale` */
export async function adjustWallet(
  { member, payments, wallet }: WithdrawalFlowDeps,
  { id, targetId, seenVersion, input }: Proposal,
) {
  if (!(await member.lock(targetId))) throw new Refusal('not_found');
  if ((await payments.proposals.countDone(adjustAct, targetId)) !== seenVersion) throw new Refusal('proposal_stale');
  const amount = minorUnits(input.amount ?? '');
  const owed = -(await wallet.balanceOf(memberAccount(targetId, 'receivable')));
  const legs = correction(targetId, amount, owed);
  await wallet.adjust(targetId, { source: 'adjustment', reference: id, kind: 'adjustment', legs });
  return { act: 'adjust-wallet', detail: input };
}

/** What is given pays what is owed first. */
function correction(memberId: string, amount: bigint, owed: bigint): Leg[] {
  const repaid = amount <= 0n ? 0n : amount < owed ? amount : owed;
  const legs: Leg[] = [
    { account: memberAccount(memberId), amount: amount - repaid },
    { account: memberAccount(memberId, 'receivable'), amount: repaid },
    { account: houseAccount('adjustments'), amount: -amount },
  ];
  return legs.filter((leg) => leg.amount !== 0n);
}
