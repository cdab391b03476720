import { and, eq, gte, sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { accountId, memberAccount } from '../accounts.rules.ts';
import { ledgerEntries as entries, ledgerTransfers as transfers } from '../ledger.tables.ts';

/** Names the sender, so that a member's transfers are found without scanning all entries. */
export const uplineSource = (memberId: string) => `upline:${memberId}`;

/** Sums what a member has sent to the upline since a moment, in minor units. */
export async function sentToUpline({ db }: Kernel, memberId: string, since: Date): Promise<bigint> {
  const isSent = and(
    eq(transfers.source, uplineSource(memberId)),
    gte(transfers.createdAt, since),
    eq(entries.accountId, accountId(memberAccount(memberId), 0)),
  );
  const [sum] = await db
    .select({ sent: sql<string>`coalesce(-sum(${entries.amount}), 0)::text` })
    .from(transfers)
    .innerJoin(entries, eq(entries.transferId, transfers.id))
    .where(isSent);
  return BigInt(sum?.sent ?? '0');
}
