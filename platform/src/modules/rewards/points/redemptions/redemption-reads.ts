import type { RedemptionState } from '@portal/shared/contract/rewards/redemption';
import { and, desc, eq } from 'drizzle-orm';
import { type Page, readPage } from '../../../../kernel/database/page.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import { type RedemptionRow, pointRedemptions as rows } from '../redemption.tables.ts';

interface RedemptionQuery extends Page {
  memberId?: string | undefined;
  state?: RedemptionState | undefined;
}

/** Reads a page of redemptions, newest first; `pageNo` counts from 1. */
export function redemptionPage({ db }: Kernel, { memberId, state, ...page }: RedemptionQuery) {
  const isMeant = and(memberId ? eq(rows.memberId, memberId) : undefined, state ? eq(rows.state, state) : undefined);
  return readPage(db, rows, { where: isMeant, orderBy: [desc(rows.appliedAt), desc(rows.id)], ...page });
}

export async function redemptionById({ db }: Kernel, id: string): Promise<RedemptionRow | undefined> {
  return (await db.select().from(rows).where(eq(rows.id, id)))[0];
}
