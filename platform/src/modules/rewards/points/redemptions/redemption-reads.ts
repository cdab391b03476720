import type { RedemptionState } from '@portal/shared/contract/rewards/redemption';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type RedemptionRow, pointRedemptions as rows } from '../redemption.tables.ts';

interface RedemptionQuery {
  memberId?: string | undefined;
  state?: RedemptionState | undefined;
  pageNo: number;
  pageSize: number;
}

/** Reads a page of redemptions, newest first; `pageNo` counts from 1. */
export async function redemptionPage({ db }: Kernel, { memberId, state, pageNo, pageSize }: RedemptionQuery) {
  const isMeant = and(memberId ? eq(rows.memberId, memberId) : undefined, state ? eq(rows.state, state) : undefined);
  const list = await db
    .select()
    .from(rows)
    .where(isMeant)
    .orderBy(desc(rows.appliedAt), desc(rows.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const [total] = await db.select({ rows: count() }).from(rows).where(isMeant);
  return { list, totalPages: Math.ceil((total?.rows ?? 0) / pageSize) };
}

export async function redemptionById({ db }: Kernel, id: string): Promise<RedemptionRow | undefined> {
  return (await db.select().from(rows).where(eq(rows.id, id)))[0];
}
