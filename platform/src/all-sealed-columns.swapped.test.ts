import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { allSealedColumns } from './all-sealed-columns.ts';
import { resealBatch } from './kernel/security/reseal.ts';
import type { SealedColumn } from './kernel/security/sealed-column.ts';
import { createSecrets } from './kernel/security/secrets.ts';
import { databaseTests } from './testing/database/databases.ts';

const databases = databaseTests();
const [old, next] = [randomBytes(32), randomBytes(32)].map((bytes) => bytes.toString('base64'));
const before = createSecrets({ SECRETS_KEY: `one:${old}`, DATA_DIR: '' });
const after = createSecrets({ SECRETS_KEY: `two:${next},one:${old},index:${old}`, DATA_DIR: '' });
const nameOf = ({ table, column }: SealedColumn) => `${getTableName(table)}.${column.name}`;

type Row = Record<string, string>;
/** The fields that a value is bound to, in a first and a second row. */
const boundRow = ({ bound }: SealedColumn, no: number): Row =>
  Object.fromEntries(bound.map(({ field }) => [field, `${field}${no}`]));

for (const column of allSealedColumns)
  test(`opens a value of ${nameOf(column)} in its row and column alone`, () => {
    const own = boundRow(column, 1);
    const sealed = before.seal('a secret', column.of(own));
    assert.equal(before.open(sealed, column.of({ ...own })), 'a secret');
    for (const { field } of column.bound)
      assert.throws(() => before.open(sealed, column.of({ ...own, [field]: 'another' })), field);
    for (const other of allSealedColumns.filter((one) => one !== column)) {
      const fields = Object.fromEntries(other.bound.map(({ field }) => [field, own[field] ?? 'another']));
      assert.throws(() => before.open(sealed, other.of(fields)), nameOf(other));
    }
  });

/** A value for a column that must have one. */
function filling({ dataType, enumValues }: PgColumn, text: string): unknown {
  if (enumValues?.[0] !== undefined) return enumValues[0];
  if (dataType.startsWith('string')) return text;
  if (dataType === 'boolean') return true;
  if (dataType === 'json') return '{}';
  if (dataType.includes('date')) return new Date('2026-01-01T00:00:00Z').toISOString();
  return 1;
}

/** Stores two rows with a secret each, or with that of the other. */
async function storeRows(column: SealedColumn, isSwapped: boolean): Promise<void> {
  const { db } = databases.database();
  const { table } = column;
  await db.execute(sql`truncate ${table} cascade`);
  const rows = [boundRow(column, 1), boundRow(column, 2)];
  for (const [at, row] of rows.entries()) {
    const sealed = before.seal('a secret', column.of(rows[isSwapped ? 1 - at : at] ?? {}));
    const needed = Object.entries(getTableColumns(table)).filter(
      ([field, one]) => (one.notNull && !one.hasDefault) || field in row || one === column.column,
    );
    const names = needed.map(([, one]) => sql.identifier(one.name));
    const values = needed.map(([field, one]) =>
      one === column.column ? sealed : (row[field] ?? filling(one, `${field}${at}`)),
    );
    const listed = sql.join(
      values.map((value) => sql`${value}`),
      sql`, `,
    );
    await db.execute(sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${listed})`);
  }
}

for (const column of allSealedColumns)
  databases.test(`opens what a database has in ${nameOf(column)}, and nothing that two rows have swapped`, async () => {
    const database = databases.database();
    const reseal = () => resealBatch(database, after, [column], { column: 0, after: [] });
    await storeRows(column, true);
    const swapped = await reseal();
    assert.deepEqual([swapped.resealed, swapped.failed.length], [0, 2]);
    await storeRows(column, false);
    assert.deepEqual(await reseal(), { resealed: 2, failed: [] });
  });
