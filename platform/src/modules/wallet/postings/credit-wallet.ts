import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, contentOf, memberAccount, withRepayment } from '../accounts.rules.ts';
import { anyStripe, openAccounts, type Posted, type Posting, postTransfer } from './ledger.ts';
import { lockBalances } from './lock-balances.ts';

/**
 * Credits a member's wallet, paying debt first. A repeat returns the first answer, whatever is owed by then.
 * @throws Refusal as `postTransfer`
 */
export async function creditWallet(kernel: Kernel, memberId: string, posting: Posting): Promise<Posted> {
  const content = contentOf(posting.kind, posting.legs);
  const stripe = anyStripe();
  const receivable = memberAccount(memberId, 'receivable');
  return kernel.database.transaction(async () => {
    await openAccounts(kernel, [receivable, ...posting.legs.map((leg) => leg.account)]);
    const ids = [receivable, ...posting.legs.map((leg) => leg.account)].map((account) => accountId(account, stripe));
    const owed = -((await lockBalances(kernel, ids)).get(accountId(receivable, stripe)) ?? 0n);
    return postTransfer(kernel, { ...posting, legs: withRepayment(posting.legs, memberId, owed) }, content, stripe);
  });
}
