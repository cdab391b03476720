import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns whole rows of a table as one value, for `db.insert(table).select(...)`: a parameter for each column of a
 * thousand rows costs more than storing them.
 */
export function rowsAsJson<Table extends PgTable>(table: Table, rows: readonly Table['$inferSelect'][]): SQL {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row) => {
    const values: Readonly<Record<string, unknown>> = row;
    return Object.fromEntries(columns.map(([field, { name }]) => [name, values[field]]));
  });
  const text = JSON.stringify(named, (_name, value) => (typeof value === 'bigint' ? String(value) : value));
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`select ${names} from json_populate_recordset(null::${table}, ${text}::json)`;
}
