import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Matches a text column against any number of texts. They are sent as one value: a statement takes 65,535 at most. */
export function among(column: AnyPgColumn, texts: readonly string[]): SQL {
  return sql`${column} in (select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;
}
