import { sql } from 'drizzle-orm';
import type { Database } from '../../kernel/database/database.ts';

interface Rows {
  table: string;
  column: string;
  value: string;
}

/** Makes the database refuse to write somebody's rows while the work runs, as a broken row of theirs would. */
export async function whileRefused(
  { db }: Database,
  { table, column, value }: Rows,
  work: () => Promise<unknown>,
): Promise<void> {
  const row = sql.raw(`new.${column} = '${value.replaceAll("'", "''")}'`);
  await db.execute(sql`create function refuse_row() returns trigger language plpgsql as $$
    begin raise exception 'refused by the test' using errcode = 'check_violation'; end $$`);
  await db.execute(sql`create trigger refuse_row before insert or update on ${sql.identifier(table)}
    for each row when (${row}) execute function refuse_row()`);
  try {
    await work();
  } finally {
    await db.execute(sql`drop function refuse_row() cascade`);
  }
}
