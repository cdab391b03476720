import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, contentOf, memberAccount, withRepayment } from '../accounts.rules.ts';
import { anyStripe, openAccounts, type Posting } from './ledger.ts';
import { lockBalances } from './lock-balances.ts';
import { type BatchOutcome, postMany } from './post-many.ts';

export interface Incoming {
  memberId: string;
  posting: Posting;
}

/**
 * Credits many wallets like `credit` in few round trips: debts first. A refused payment does not stop the others, and
 * its outcome says why; no balances are published. Payments apply in order, so a member paid by one can pay the next.
 */
export async function creditWallets(kernel: Kernel, incoming: readonly Incoming[]): Promise<BatchOutcome[]> {
  const outcomes: BatchOutcome[] = [];
  const stripe = anyStripe();
  await kernel.database.transaction(async () => {
    const accounts = incoming.flatMap(({ memberId, posting }) => [
      memberAccount(memberId, 'receivable'),
      ...posting.legs.map(({ account }) => account),
    ]);
    const named = new Map(accounts.map((account) => [accountId(account, stripe), account]));
    await openAccounts(kernel, [...named.values()]);
    while (outcomes.length < incoming.length) {
      const owed = debtsIn(await lockBalances(kernel, [...named.keys()]));
      const next = nextOf(incoming.slice(outcomes.length), owed);
      const contents = next.map(({ posting }) => contentOf(posting.kind, posting.legs));
      const postings = next.map(({ memberId, posting }) => {
        const debt = owed.get(receivableOf(memberId)) ?? 0n;
        return { ...posting, legs: withRepayment(posting.legs, memberId, debt) };
      });
      outcomes.push(...(await postMany(kernel, postings, { stripe, contents })));
    }
  });
  return outcomes;
}

const receivableOf = (memberId: string) => accountId(memberAccount(memberId, 'receivable'), 0);

/** Debts as positive amounts, by receivable account. */
function debtsIn(balances: ReadonlyMap<string, bigint>): Map<string, bigint> {
  const below = [...balances].filter(([id, balance]) => id.endsWith(':receivable') && balance < 0n);
  return new Map(below.map(([id, balance]) => [id, -balance]));
}

/** Cuts before the second payment to a debtor: what the first leaves owed is known only after posting. */
function nextOf(incoming: readonly Incoming[], owed: ReadonlyMap<string, bigint>): readonly Incoming[] {
  const paid = new Set<string>();
  const stop = incoming.findIndex(({ memberId }) => {
    if (paid.has(memberId)) return true;
    if (owed.has(receivableOf(memberId))) paid.add(memberId);
    return false;
  });
  return stop < 0 ? incoming : incoming.slice(0, stop);
}
