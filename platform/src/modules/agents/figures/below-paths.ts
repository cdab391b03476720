import { and, like, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Selects entries below any of these paths, without the heads' own; nothing if no path is given. Paths hold only digits
 * and dots.
 */
export function belowPaths(column: PgColumn, paths: readonly string[]): SQL {
  return or(...paths.map((path) => and(like(column, `${path}%`), ne(column, path)))) ?? sql`false`;
}
