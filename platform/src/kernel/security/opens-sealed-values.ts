import { and, isNotNull, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
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
    const stored = await someSealedValues(database, secrets, column);
    if (stored.some(({ value }) => value !== undefined)) return true;
    isAnyStored ||= stored.length > 0;
  }
  return !isAnyStored;
}

interface StoredValue {
  /** Undefined if it does not open. */
  value: string | undefined;
  bound: Record<string, string>;
  /** What the other column of the row has. */
  beside: unknown;
}

/** Opens a few values of a column; `other` is a column that is read beside. */
export async function someSealedValues(
  { db }: Database,
  secrets: Secrets,
  { table, column, bound, of }: SealedColumn,
  other: PgColumn = column,
): Promise<StoredValue[]> {
  const fields = Object.fromEntries(bound.map((one) => [one.field, one.column]));
  const rows: Record<string, unknown>[] = await db
    .select({ ...fields, 'sealed value': column, 'other value': other })
    .from(table)
    .where(and(isNotNull(column), ne(column, '')))
    .limit(triedPerColumn);
  return rows.map((row) => {
    const boundTo = Object.fromEntries(bound.map(({ field }) => [field, String(row[field])]));
    return {
      value: opened(() => secrets.open(String(row['sealed value']), of(boundTo))),
      bound: boundTo,
      beside: row['other value'],
    };
  });
}

function opened(open: () => string): string | undefined {
  try {
    return open();
  } catch {
    return undefined;
  }
}
