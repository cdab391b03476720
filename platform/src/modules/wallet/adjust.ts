import { asc, inArray } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { accountId, contentOf, type Leg, memberAccount, withShortfall } from './accounts.rules.ts';
import { ledgerAccounts } from './ledger.tables.ts';
import { anyStripe, openAccounts, type Posted, type Posting, postTransfer } from './ledger.ts';

/** A correction of a member's wallet; it is never refused: what the wallet cannot pay is owed (DESIGN section 5). */
export async function adjustWallet(kernel: Kernel, memberId: string, posting: Posting): Promise<Posted> {
  const content = contentOf(posting.kind, posting.legs);
  const stripe = anyStripe();
  return kernel.database.transaction(async () => {
    const owed: Leg = { account: memberAccount(memberId, 'receivable'), amount: 0n };
    await openAccounts(kernel, [owed.account, ...posting.legs.map((leg) => leg.account)]);
    const balance = await lockWallet(kernel, memberId, [...posting.legs, owed], stripe);
    return postTransfer(kernel, { ...posting, legs: withShortfall(posting.legs, memberId, balance) }, content, stripe);
  });
}

/** Locks every account of the transfer in the order that `post_transfer` locks them in. */
async function lockWallet(kernel: Kernel, memberId: string, legs: readonly Leg[], stripe: number): Promise<bigint> {
  const ids = legs.map((leg) => accountId(leg.account, stripe));
  const rows = await kernel.db
    .select({ id: ledgerAccounts.id, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.id, ids))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update');
  const wallet = accountId(memberAccount(memberId), 0);
  return rows.find((row) => row.id === wallet)?.balance ?? 0n;
}
