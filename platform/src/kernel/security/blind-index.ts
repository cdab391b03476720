import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { someSealedValues } from './opens-sealed-values.ts';
import type { SealedColumn } from './sealed-column.ts';
import type { Secrets } from './secrets.ts';

/** A column with an HMAC of the sealed value beside it, by which the value is found again. */
export interface BlindIndex {
  readonly sealed: SealedColumn;
  readonly column: PgColumn;
  /** Returns the index of an opened value; `row` has what the value is bound to. */
  of(mac: Secrets['mac'], value: string, row: Readonly<Record<string, string>>): string;
}

/** Whether a stored value that opens is found by its index; true as well if none is stored or opens. */
export async function matchesBlindIndexes(
  database: Database,
  secrets: Secrets,
  indexes: readonly BlindIndex[],
): Promise<boolean> {
  let isAnyJudged = false;
  for (const { sealed, column, of } of indexes)
    for (const { value, bound, beside } of await someSealedValues(database, secrets, sealed, column)) {
      if (value === undefined) continue;
      if (of(secrets.mac, value, bound) === beside) return true;
      isAnyJudged = true;
    }
  return !isAnyJudged;
}
