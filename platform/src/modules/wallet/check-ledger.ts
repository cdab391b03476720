import { sql } from 'drizzle-orm';
import type { Kernel } from '../../kernel/kernel.ts';

/** Counts violations of the invariants of docs/architecture.md 5; `balanced` when there are none. */
export interface LedgerCheck {
  balanced: boolean;
  /** Sum of all entries, in minor units and points together: "0". */
  sumOfEntries: string;
  /** Transfers whose entries do not sum to zero in each unit, or that have none. */
  unbalancedTransfers: number;
  /** Accounts whose stored balance differs from the sum of their entries, or from their last entry. */
  accountsThatDiffer: number;
  negativePlayerAccounts: number;
  transfers: number;
}

export async function checkLedger(kernel: Kernel): Promise<LedgerCheck> {
  const { rows } = await kernel.db.execute<Record<string, string>>(sql`
    select
      (select coalesce(sum(amount), 0) from ledger_entries)::text as sum_of_entries,
      (select count(*) from (
        select t.id, a.unit from ledger_transfers t
        left join ledger_entries e on e.transfer_id = t.id
        left join ledger_accounts a on a.id = e.account_id
        group by t.id, a.unit having coalesce(sum(e.amount), 1) <> 0) wrong)::text as unbalanced,
      (select count(*) from ledger_accounts a
        left join (select account_id, sum(amount) as total, max(id) as last_id from ledger_entries group by account_id) s
          on s.account_id = a.id
        left join ledger_entries last on last.id = s.last_id
        where a.balance <> coalesce(s.total, 0) or a.balance <> coalesce(last.balance_after, 0))::text as differing,
      (select count(*) from ledger_accounts where balance < 0 and not may_go_negative)::text as negative,
      (select count(*) from ledger_transfers)::text as transfers`);
  const row = rows[0] ?? {};
  const counted = {
    sumOfEntries: row.sum_of_entries ?? '',
    unbalancedTransfers: Number(row.unbalanced),
    accountsThatDiffer: Number(row.differing),
    negativePlayerAccounts: Number(row.negative),
    transfers: Number(row.transfers),
  };
  const faults = counted.unbalancedTransfers + counted.accountsThatDiffer + counted.negativePlayerAccounts;
  return { ...counted, balanced: counted.sumOfEntries === '0' && faults === 0 };
}
