import { and, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What was noted below one of these paths, of none nothing; under the path itself stands the head's own. Paths hold digits and dots only. */
export function belowPaths(column: PgColumn, paths: readonly string[]): SQL {
  return or(...paths.map((path) => and(like(column, `${path}%`), ne(column, path)))) ?? sql`false`;
}
