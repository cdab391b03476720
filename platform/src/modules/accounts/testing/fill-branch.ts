import { sql } from 'drizzle-orm';
import type { Database } from '../../../kernel/database/database.ts';
import { pathIds } from '../branches/upline-path.rules.ts';

interface Filling {
  /** Path of the member directly above. */
  headPath: string;
  count: number;
  /** Start of their accounts; a number of six digits, from 000001, follows. */
  prefix: string;
  type?: number;
  state?: 'open' | 'closed';
}

/** Adds many members directly below one, without passwords and wallets; returns their paths, by account. */
export async function fillBranch({ db }: Database, filling: Filling): Promise<string[]> {
  const { headPath, count, prefix, type = 0, state = 'open' } = filling;
  const { rows } = await db.execute<{ upline_path: string }>(sql`
    insert into members (id, account, account_key, password_hash, password_changed_at, nickname, type, upline_path,
      currency, terms_version, state, registered_at)
    select id, account, account, '-', now(), account, ${type}::int, ${headPath}::text || id || '.', 'PHP', 'test',
      ${state}::text, now()
    from (
      select ${prefix}::text || lpad(nr::text, 6, '0') as account,
        (abs(hashtextextended(${prefix}::text || nr, 1)) % 9000000000 + 1000000000)::text as id
      from generate_series(1, ${count}::int) as nr
    ) as newcomers
    on conflict do nothing
    returning upline_path`);
  const above = pathIds(headPath);
  for (const [place, id] of above.entries()) {
    const direct = place === above.length - 1 ? rows.length : 0;
    await db.execute(sql`
      insert into branch_sizes values (${id}, ${rows.length}, ${direct})
      on conflict (member_id) do update set members = branch_sizes.members + excluded.members,
        direct_members = branch_sizes.direct_members + excluded.direct_members`);
  }
  return rows.map((row) => row.upline_path);
}
