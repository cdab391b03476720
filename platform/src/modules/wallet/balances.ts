import { and, eq, inArray, like, sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';
import { type AccountRef, accountId } from './accounts.rules.ts';
import { ledgerAccounts as accounts } from './ledger.tables.ts';

/** Reads a balance in minor units or points; for a house account the sum of its stripes; 0 when the account is not open. */
export async function balanceOf(kernel: Kernel, account: AccountRef): Promise<bigint> {
  const isAccount =
    account.owner === 'member'
      ? eq(accounts.id, accountId(account, 0))
      : and(eq(accounts.ownerKind, 'house'), eq(accounts.ownerId, account.ownerId), eq(accounts.unit, account.unit));
  const [row] = await kernel.db
    .select({ sum: sql<string>`coalesce(sum(${accounts.balance}), 0)::text` })
    .from(accounts)
    .where(isAccount);
  return BigInt(row?.sum ?? 0);
}

/** Reads main wallets of several members, for lists; members without one are left out. */
export async function mainBalances(kernel: Kernel, memberIds: readonly string[]): Promise<Map<string, bigint>> {
  if (memberIds.length === 0) return new Map();
  const rows = await kernel.db
    .select({ memberId: accounts.ownerId, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.ownerKind, 'member'), eq(accounts.kind, 'main'), inArray(accounts.ownerId, [...memberIds])));
  return new Map(rows.map((row) => [row.memberId, row.balance]));
}

interface VendorWallet {
  vendor: string;
  balance: bigint;
}

/** Reads a member's wallets at transfer vendors. */
export async function vendorWallets(kernel: Kernel, memberId: string): Promise<VendorWallet[]> {
  const rows = await kernel.db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.ownerKind, 'member'), eq(accounts.ownerId, memberId), like(accounts.kind, 'vendor-%')))
    .orderBy(accounts.kind);
  return rows.map((row) => ({ vendor: row.kind.slice('vendor-'.length), balance: row.balance }));
}
