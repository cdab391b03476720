import { and, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SealedColumn } from './sealed-column.ts';
import type { Secrets } from './secrets.ts';

/** A few, since a single value may be damaged. */
const triedPerColumn = 3;

/** Whether one of the stored values opens; true as well if there is none. */
export async function opensSealedValues(
  database: Database,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<boolean> {
  let isAnyStored = false;
  for (const column of columns) {
    const stored = await someValues(database, column);
    if (stored.some(({ sealed, bound }) => opens(secrets, column, sealed, bound))) return true;
    isAnyStored ||= stored.length > 0;
  }
  return !isAnyStored;
}

interface StoredValue {
  sealed: string;
  bound: Record<string, string>;
}

async function someValues({ db }: Database, { table, column, bound }: SealedColumn): Promise<StoredValue[]> {
  const fields = Object.fromEntries(bound.map((one) => [one.field, one.column]));
  const rows: Record<string, unknown>[] = await db
    .select({ ...fields, 'sealed value': column })
    .from(table)
    .where(and(isNotNull(column), ne(column, '')))
    .limit(triedPerColumn);
  return rows.map((row) => ({
    sealed: String(row['sealed value']),
    bound: Object.fromEntries(bound.map(({ field }) => [field, String(row[field])])),
  }));
}

function opens(secrets: Secrets, column: SealedColumn, sealed: string, bound: Record<string, string>): boolean {
  try {
    secrets.open(sealed, column.of(bound));
    return true;
  } catch {
    return false;
  }
}
