import { finalWithdrawalStates, type WithdrawalState } from '@portal/shared/contract/payments/withdrawal-states';
import { and, asc, desc, eq, gt, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { readPage } from '../../../kernel/database/page.ts';
import { withdrawalParts, withdrawals } from '../payments.tables.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type PartRow = typeof withdrawalParts.$inferSelect;
export interface Withdrawal extends WithdrawalRow {
  /** In order of payment. */
  parts: PartRow[];
}

export interface WithdrawalFilter {
  memberId?: string;
  state?: WithdrawalState;
  id?: string;
}

export interface WithdrawalPage {
  list: Withdrawal[];
  totalPages: number;
}

function conditionOf({ memberId, state, id }: WithdrawalFilter): SQL | undefined {
  return and(
    memberId === undefined ? undefined : eq(withdrawals.memberId, memberId),
    state === undefined ? undefined : eq(withdrawals.state, state),
    id === undefined ? undefined : eq(withdrawals.id, id),
  );
}

/** Lists and counts withdrawals of a member or of all. */
export function withdrawalLists({ db }: Pick<Database, 'db'>) {
  async function withParts(rows: readonly WithdrawalRow[]): Promise<Withdrawal[]> {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const parts = await db
      .select()
      .from(withdrawalParts)
      .where(inArray(withdrawalParts.withdrawalId, ids))
      .orderBy(asc(withdrawalParts.no));
    return rows.map((row) => ({ ...row, parts: parts.filter(({ withdrawalId }) => withdrawalId === row.id) }));
  }

  return {
    /** Newest first; `pageNo` counts from 1. */
    async page(filter: WithdrawalFilter, pageNo: number, pageSize: number): Promise<WithdrawalPage> {
      const orderBy = [desc(withdrawals.appliedAt), desc(withdrawals.id)];
      const { list, totalPages } = await readPage(db, withdrawals, {
        where: conditionOf(filter),
        orderBy,
        pageNo,
        pageSize,
      });
      return { list: await withParts(list), totalPages };
    },
    /** A member's withdrawals requested after that moment. */
    appliedSince: (memberId: string, moment: Date) =>
      db
        .select()
        .from(withdrawals)
        .where(and(eq(withdrawals.memberId, memberId), gt(withdrawals.appliedAt, moment))),
    countOpen: (memberId: string) =>
      db.$count(
        withdrawals,
        and(eq(withdrawals.memberId, memberId), notInArray(withdrawals.state, [...finalWithdrawalStates])),
      ),
  };
}
