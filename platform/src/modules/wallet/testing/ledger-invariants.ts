import assert from 'node:assert/strict';
import type { Database } from '../../../kernel/database/database.ts';

interface RunRows {
  /** Owners of the accounts that only this run has posted to. */
  owners: readonly string[];
  source: string;
  /** References of all posted movements. */
  references: readonly string[];
}

/** Checks every invariant of docs/architecture.md 5 on the rows of one run, whatever other rows there are. */
export async function checkLedgerInvariants(
  database: Database,
  { owners, source, references }: RunRows,
  where: string,
) {
  const [counted] = await database.call<Record<string, string>>('check_run', statement, [
    `{${owners.join(',')}}`,
    source,
    `{${references.join(',')}}`,
  ]);
  const expected = { lost: '0', unbalanced: '0', differing: '0', negative: '0', broken: '0', missing: '0', more: '0' };
  assert.deepEqual(counted, expected, where);
}

const statement = `
  with accounts as (select * from ledger_accounts where owner_kind in ('member', 'house') and owner_id = any ($1::text[])),
  entries as (select e.* from accounts a join ledger_entries e on e.account_id = a.id),
  transfers as (select t.* from ledger_transfers t where t.id in (select transfer_id from entries)),
  -- Each entry beside the one before it on its account.
  steps as (select amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account_id order by id) as before
    from entries)
  select
    (select coalesce(sum(amount), 0) from entries)::text as lost,
    (select count(*) from (select t.id, a.unit from transfers t join ledger_entries e on e.transfer_id = t.id
       join ledger_accounts a on a.id = e.account_id group by t.id, a.unit having sum(e.amount) <> 0) wrong)::text as unbalanced,
    (select count(*) from accounts a where a.balance <> (select coalesce(sum(amount), 0) from entries e
       where e.account_id = a.id))::text as differing,
    (select count(*) from accounts where balance < 0 and not may_go_negative)::text as negative,
    (select count(*) from steps where before + amount <> balance_after)::text as broken,
    (select count(*) from unnest($3::text[]) as expected (reference) where (select count(*) from transfers t
       where t.source = $2 and t.reference = expected.reference) <> 1)::text as missing,
    (select count(*) from transfers t where t.source <> $2 or t.reference <> all ($3::text[]))::text as more`;
