import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, contentOf, memberAccount, withRepayment } from '../accounts.rules.ts';
import { legsOf } from '../records/legs-of.ts';
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

/**
 * Returns how much of a credit repaid the member's debt, in minor units. Read from the posting, because the debt is
 * known only while its account is locked.
 */
export async function repaidBy(
  kernel: Kernel,
  memberId: string,
  { source, reference }: Pick<Posting, 'source' | 'reference'>,
): Promise<bigint> {
  const receivable = accountId(memberAccount(memberId, 'receivable'), 0);
  const legs = await legsOf(kernel, source, [reference]);
  return legs.find((leg) => leg.accountId === receivable)?.amount ?? 0n;
}
