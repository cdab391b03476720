import { sql } from 'drizzle-orm';
import { schemaFingerprint } from '../../../testing/database/schema-catalogue.ts';
import type { Database } from '../../database/database.ts';
import { migrate } from '../migrate.ts';
import type { SchemaFiles } from '../schema-files.ts';

export async function empty(database: Database): Promise<void> {
  await database.db.execute(sql`drop schema public cascade`);
  await database.db.execute(sql`create schema public`);
}

/** Leaves a database as it was after that many of the replaced migrations; the tables are those of all of them. */
export async function makeOld(database: Database, files: SchemaFiles, done: number): Promise<void> {
  await migrate(database, { ...files, migrations: [] });
  await database.db.execute(sql`drop table schema_functions`);
  await database.db.execute(sql`delete from schema_migrations`);
  for (const { hash } of files.replaced.slice(0, done)) {
    await database.db.execute(sql`insert into schema_migrations (hash) values (${hash})`);
  }
  await database.db.execute(sql`insert into content_versions (area, version) values ('banners', 7)`);
}

export async function rows(database: Database, query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.db.execute(query)).rows;
}

export async function hashesIn(database: Database): Promise<string[]> {
  const { rows } = await database.db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  return rows.map(({ hash }) => hash).sort();
}

export function functionRecords(database: Database): Promise<Record<string, unknown>[]> {
  return rows(database, sql`select file, hash, applied_at from schema_functions order by file`);
}

/** The schema, its records, and rows of a table. */
export async function stateOf(database: Database): Promise<unknown> {
  const records = await rows(database, sql`select to_regclass('schema_functions')::text as table`);
  return {
    fingerprint: await schemaFingerprint(database),
    migrations: await rows(database, sql`select hash, applied_at from schema_migrations order by hash`),
    functions: records[0]?.table ? await functionRecords(database) : 'no records',
    content: await rows(database, sql`select * from content_versions`),
  };
}
