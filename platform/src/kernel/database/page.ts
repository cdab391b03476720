import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';

export interface Page {
  /** Counts from 1. */
  pageNo: number;
  pageSize: number;
}

interface Asked extends Page {
  where?: SQL | undefined;
  orderBy: readonly SQL[];
}

/** Reads a page of a table's rows, and counts the pages of all that match. */
export async function readPage<T extends PgTable>(
  db: Db,
  table: T,
  { where, orderBy, pageNo, pageSize }: Asked,
): Promise<{ list: T['$inferSelect'][]; totalPages: number }> {
  const rows = db.select().from(table as PgTable);
  const list = await rows
    .where(where)
    .orderBy(...orderBy)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, totalPages: Math.ceil((await db.$count(table, where)) / pageSize) };
}

/** Cuts a page from a list that is short enough to be read whole. */
export function cutPage<T>(all: readonly T[], { pageNo, pageSize }: Page): { list: T[]; totalPages: number } {
  const start = (pageNo - 1) * pageSize;
  return { list: all.slice(start, start + pageSize), totalPages: Math.ceil(all.length / pageSize) };
}
