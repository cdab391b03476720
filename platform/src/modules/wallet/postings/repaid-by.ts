import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, memberAccount } from '../accounts.rules.ts';
import { legsOf } from '../records/legs-of.ts';
import type { Posting } from './ledger.ts';

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
