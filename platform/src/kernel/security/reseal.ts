import { and, asc, getTableName, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import type { SealedColumn } from './sealed-column.ts';
import type { Secrets } from './secrets.ts';

/** Where a walk over all sealed values goes on: a column by its place in the list, and the key of the last row. */
export interface ResealCursor {
  column: number;
  after: readonly string[];
}

export interface ResealedBatch {
  resealed: number;
  /** Rows whose value opens with none of the keys, or not there: it is left as it is. */
  failed: { table: string; column: string; row: string }[];
  /** Undefined at the end of the last column. */
  next?: ResealCursor;
}

const batchSize = 100;

/**
 * Seals the next rows again with the newest key, each bound to its row. Rows are locked meanwhile, so that nobody's write
 * is lost; values that the newest key has sealed are left alone, so a walk may be repeated from any cursor.
 */
export function resealBatch(
  database: Database,
  secrets: Secrets,
  columns: readonly SealedColumn[],
  { column: place, after }: ResealCursor,
): Promise<ResealedBatch> {
  const column = columns[place];
  if (!column) return Promise.resolve({ resealed: 0, failed: [] });
  const { db, transaction } = database;
  return transaction(async () => {
    const fields = Object.fromEntries(column.bound.map((one) => [one.field, one.column]));
    const rows: Record<string, unknown>[] = await db
      .select({ ...fields, [sealedField]: column.column })
      .from(column.table)
      .where(after.length > 0 ? isAfter(column, after) : undefined)
      .orderBy(...column.key.map((one) => asc(one)))
      .limit(batchSize)
      .for('update');
    const batch: ResealedBatch = { resealed: 0, failed: [] };
    for (const row of rows) await resealRow(database, secrets, column, row, batch);
    const last = rows.at(-1);
    const isColumnOver = rows.length < batchSize || !last;
    if (!isColumnOver) batch.next = { column: place, after: keyOf(column, last) };
    else if (place + 1 < columns.length) batch.next = { column: place + 1, after: [] };
    return batch;
  });
}

const sealedField = 'sealed value';

async function resealRow(
  { db }: Database,
  secrets: Secrets,
  column: SealedColumn,
  row: Record<string, unknown>,
  batch: ResealedBatch,
): Promise<void> {
  const sealed = row[sealedField];
  if (typeof sealed !== 'string' || sealed === '' || sealed.startsWith(secrets.newestPrefix)) return;
  const place = column.of(Object.fromEntries(column.bound.map(({ field }) => [field, String(row[field])])));
  const key = keyOf(column, row);
  let text: string;
  try {
    text = secrets.open(sealed, place);
  } catch {
    const { table, column: name } = namesOf(column);
    batch.failed.push({ table, column: name, row: key.join(' ') });
    return;
  }
  const isRow = and(...column.key.map((one, index) => sql`${one} = ${key[index]}`));
  // By name: the column is known here as one of many.
  const name = sql.identifier(column.column.name);
  await db.execute(sql`update ${column.table} set ${name} = ${secrets.seal(text, place)} where ${isRow}`);
  batch.resealed += 1;
}

function keyOf({ key, bound }: SealedColumn, row: Record<string, unknown>): string[] {
  return bound.slice(0, key.length).map(({ field }) => String(row[field]));
}

function isAfter({ key }: SealedColumn, after: readonly string[]): SQL {
  const values = after.map((value) => sql`${value}`);
  return sql`(${sql.join([...key], sql`, `)}) > (${sql.join(values, sql`, `)})`;
}

export interface SealedCount {
  table: string;
  column: string;
  /** Values of the newest key. */
  current: number;
  /** Values of older keys, and of the time before they were bound to rows. */
  old: number;
}

/** Counts the sealed values of each column by whether the newest key has sealed them. */
export async function countSealed(
  { db }: Database,
  secrets: Secrets,
  columns: readonly SealedColumn[],
): Promise<SealedCount[]> {
  const counts: SealedCount[] = [];
  for (const column of columns) {
    const isSealed = and(isNotNull(column.column), ne(column.column, ''));
    const isCurrent = sql`starts_with(${column.column}, ${secrets.newestPrefix})`;
    const current = await db.$count(column.table, and(isSealed, isCurrent));
    const old = await db.$count(column.table, and(isSealed, not(isCurrent)));
    counts.push({ ...namesOf(column), current, old });
  }
  return counts;
}

const namesOf = ({ table, column }: SealedColumn) => ({ table: getTableName(table), column: column.name });
