import { amountFromMinor } from '@portal/shared/contract/amounts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { DecidedAct } from '../../../modules/payments/index.ts';
import { memberAccount } from '../../../modules/wallet/index.ts';
import type { WithdrawalFlowDeps } from '../withdrawal-deps.ts';

/** True for acts that send money to the member's bank account. */
export const paysOut = (act: DecidedAct['act']): boolean => act === 'approve' || act === 'pay';

/**
 * Locks the member until the end of the transaction; a debt or closing after the application stops the payment, too.
 * @throws Refusal `account_closed`, `withdrawal_debt`
 */
export async function holdPayableMember({ member, wallet }: WithdrawalFlowDeps, memberId: string): Promise<void> {
  const found = await member.lock(memberId);
  if (found?.state !== 'open') throw new Refusal('account_closed');
  if (await wallet.isInDebt(memberId)) throw new Refusal('withdrawal_debt');
}

/** Returns what an operator has to know before paying the member. */
export async function payeeStatus({ member, wallet }: WithdrawalFlowDeps, memberId: string) {
  const isOpen = (await member.byId(memberId))?.state === 'open';
  const owed = -(await wallet.balanceOf(memberAccount(memberId, 'receivable')));
  return {
    owed: amountFromMinor(owed),
    blockedBy: [...(isOpen ? [] : (['account_closed'] as const)), ...(owed > 0n ? (['withdrawal_debt'] as const) : [])],
  };
}
