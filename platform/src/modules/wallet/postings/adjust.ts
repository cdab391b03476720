import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, contentOf, type Leg, memberAccount, withShortfall } from '../accounts.rules.ts';
import { anyStripe, openAccounts, type Posted, type Posting, postTransfer } from './ledger.ts';
import { lockBalances } from './lock-balances.ts';

/** Corrects a member's wallet; never refused, because what the wallet cannot pay is owed (docs/architecture.md 5). */
export async function adjustWallet(kernel: Kernel, memberId: string, posting: Posting): Promise<Posted> {
  const content = contentOf(posting.kind, posting.legs);
  const stripe = anyStripe();
  return kernel.database.transaction(async () => {
    const owed: Leg = { account: memberAccount(memberId, 'receivable'), amount: 0n };
    await openAccounts(kernel, [owed.account, ...posting.legs.map((leg) => leg.account)]);
    const ids = [...posting.legs, owed].map((leg) => accountId(leg.account, stripe));
    const balance = (await lockBalances(kernel, ids)).get(accountId(memberAccount(memberId), 0)) ?? 0n;
    return postTransfer(kernel, { ...posting, legs: withShortfall(posting.legs, memberId, balance) }, content, stripe);
  });
}
