import { minorUnits } from '@portal/shared/contract/amounts';
import { Refusal } from '../../kernel/refusal.ts';
import type { Proposal } from '../../modules/payments/index.ts';
import { between, houseAccount, memberAccount } from '../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawals/withdrawal-deps.ts';

export const adjustAct = 'wallet.adjust';

/**
 * Performs an approved correction; locks the member, so that concurrent ones see each other. @throws Refusal
 * `proposal_stale`
 */
export async function adjustWallet(
  { member, payments, wallet }: WithdrawalFlowDeps,
  { id, targetId, seenVersion, input }: Proposal,
) {
  if (!(await member.lock(targetId))) throw new Refusal('not_found');
  if ((await payments.approvalRequests.countDone(adjustAct, targetId)) !== seenVersion)
    throw new Refusal('proposal_stale');
  const amount = minorUnits(input.amount ?? '');
  const legs = between(houseAccount('adjustments'), memberAccount(targetId), amount);
  const movement = { source: 'adjustment', reference: id, kind: 'adjustment', legs };
  // A credit pays debt first; a debit beyond the balance becomes debt.
  await (amount > 0n ? wallet.credit(targetId, movement) : wallet.adjust(targetId, movement));
  if (amount < 0n) await payments.turnover.trim(targetId);
  return { act: 'adjust-wallet', detail: input };
}
