import { sql } from 'drizzle-orm';
import type { Kernel } from '../../../kernel/kernel.ts';
import { type AccountRef, accountId, contentOf, isBalanced, joinLegs, mayGoNegative } from '../accounts.rules.ts';
import { anyStripe, openAccounts, type Posting } from './ledger.ts';
import { lockBalances } from './lock-balances.ts';

const postingsAtOnce = 2000;

/**
 * Posts past movements in bulk, in the given order, as sets of rows, so that tens of thousands take seconds. For
 * seeding and migration only: an existing reference is an error, and nothing is published. All or nothing; the database
 * checks sums and balances as usual.
 */
export async function importHistory(kernel: Kernel, postings: readonly Posting[]): Promise<void> {
  const stripe = anyStripe();
  const named = new Map(
    postings.flatMap(({ legs }) => legs).map(({ account }) => [accountId(account, stripe), account]),
  );
  await kernel.database.transaction(async () => {
    await openAccounts(kernel, [...named.values()]);
    const balances = await lockBalances(kernel, [...named.keys()]);
    for (let from = 0; from < postings.length; from += postingsAtOnce) {
      await insertSome(kernel, postings.slice(from, from + postingsAtOnce), stripe, balances, named);
    }
    const rows = [...balances].map(([id, balance]) => ({ id, balance: String(balance) }));
    await kernel.db.execute(sql`
      update ledger_accounts a set balance = n.balance
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id text, balance bigint) where a.id = n.id`);
    // The embedded database would not update statistics by itself.
    await kernel.db.execute(sql`analyze ledger_transfers, ledger_entries, ledger_accounts`);
  });
}

async function insertSome(
  kernel: Kernel,
  postings: readonly Posting[],
  stripe: number,
  balances: Map<string, bigint>,
  named: ReadonlyMap<string, AccountRef>,
): Promise<void> {
  const transfers = postings.map(({ source, reference, kind, legs, meta, at }, no) => {
    if (!isBalanced(legs)) throw new Error(`The legs of ${source} ${reference} do not sum to zero`);
    const content = contentOf(kind, legs);
    return { no, source, reference, kind, content, meta: meta ?? {}, at: (at ?? kernel.clock.now()).toISOString() };
  });
  const entries = postings.flatMap(({ source, reference, legs }) =>
    joinLegs(legs).map(({ account, amount }) => {
      const id = accountId(account, stripe);
      const balance = (balances.get(id) ?? 0n) + amount;
      const owner = named.get(id);
      if (balance < 0n && owner && !mayGoNegative(owner)) throw new Error(`${reference} takes ${id} below zero`);
      balances.set(id, balance);
      return { key: keyOf({ source, reference }), id, amount: String(amount), balance: String(balance) };
    }),
  );
  const { rows } = await kernel.db.execute<{ id: string; source: string; reference: string }>(sql`
    insert into ledger_transfers (source, reference, kind, content, meta, created_at)
    select t.source, t.reference, t.kind, t.content, t.meta, t.at
    from json_to_recordset(${JSON.stringify(transfers)}::json)
      as t (no integer, source text, reference text, kind text, content text, meta jsonb, at timestamptz)
    order by t.no
    returning id::text as id, source, reference`);
  const idOf = new Map(rows.map((row) => [keyOf(row), row.id]));
  const numbered = entries.map(({ key, ...entry }, no) => ({ ...entry, no, transfer: idOf.get(key) }));
  await kernel.db.execute(sql`
    insert into ledger_entries (transfer_id, account_id, amount, balance_after)
    select e.transfer, e.id, e.amount, e.balance
    from json_to_recordset(${JSON.stringify(numbered)}::json)
      as e (no integer, transfer bigint, id text, amount bigint, balance bigint)
    order by e.no`);
}

function keyOf({ source, reference }: Pick<Posting, 'source' | 'reference'>): string {
  return JSON.stringify([source, reference]);
}
