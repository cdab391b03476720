import { sql } from 'drizzle-orm';
import { createDatabase, type Database } from '../database/database.ts';
import { openPostgres } from '../database/postgres-engine.ts';
import { applyFunctions, createFunctions, hasOldFunctions } from './apply-functions.ts';
import { readSchemaFiles, type SchemaFiles, type SchemaStep } from './schema-files.ts';
import { baselineRecord, IncompatibleDatabase, planOf } from './schema-plan.rules.ts';

/** Any number, as long as all processes of the product use the same. */
const migrationLock = 727_001;

/**
 * Brings the database to the current schema in one transaction: an empty one gets the baseline, then new migrations and
 * changed functions are applied. Concurrent processes wait for each other.
 *
 * @throws IncompatibleDatabase, with nothing changed, if the database has an older or unknown schema
 */
export async function migrate(database: Database, files: SchemaFiles = readSchemaFiles()): Promise<void> {
  await database.transaction(async () => {
    await database.db.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const plan = planOf(await appliedMigrations(database), files);
    await createRecords(database);
    if (plan.baseline === 'create') await createBaseline(database, files);
    if (plan.baseline !== 'present') await record(database, baselineRecord);
    for (const migration of plan.migrations) {
      await runSteps(database, migration.steps, files);
      await record(database, migration.hash);
    }
    if (!plan.isNewer) await applyFunctions(database, files.functions);
    await renumberAfterRestore(database);
  });
}

async function appliedMigrations(database: Database): Promise<string[]> {
  const { rows: tables } = await database.db.execute<{ exists: boolean }>(
    sql`select to_regclass('schema_migrations') is not null as exists`,
  );
  if (!tables[0]?.exists) return [];
  const { rows } = await database.db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
  return rows.map(({ hash }) => hash);
}

async function createRecords(database: Database): Promise<void> {
  await database.db.execute(
    sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  await database.db.execute(
    sql`create table if not exists schema_functions (file text primary key, hash text not null, names text[] not null, applied_at timestamptz not null default now())`,
  );
}

async function createBaseline(database: Database, files: SchemaFiles): Promise<void> {
  // Functions come before the tables they read; applyFunctions checks them afterwards.
  await database.db.execute(sql`set local check_function_bodies = off`);
  await runSteps(database, files.baseline, files);
  await database.db.execute(sql`set local check_function_bodies = on`);
}

async function runSteps(database: Database, steps: readonly SchemaStep[], files: SchemaFiles): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'string') {
      await database.db.execute(sql.raw(step));
      continue;
    }
    for (const name of step.functions) {
      const file = files.functions.find((each) => each.name === name);
      if (!file) throw new Error(`There is no functions/${name}.sql`);
      await createFunctions(database, file);
    }
  }
}

async function record(database: Database, hash: string): Promise<void> {
  await database.db.execute(sql`insert into schema_migrations (hash) values (${hash})`);
}

/** A dump restored into a new cluster contains transaction numbers of the old one; see outbox-worker.ts. */
async function renumberAfterRestore(database: Database): Promise<void> {
  const ahead = await database.db.execute(
    sql`select 1 from outbox_events where xid > pg_current_xact_id()::text::bigint limit 1`,
  );
  if (ahead.rows.length === 0) return;
  await database.db.execute(sql`alter table outbox_events disable trigger user`);
  await database.db.execute(sql`update outbox_events set xid = 0`);
  await database.db.execute(sql`alter table outbox_events enable trigger user`);
  await database.db.execute(sql`update outbox_cursors set last_xid = 0`);
}

/** Migrates a server under the migration role, if there is one, and revokes what the server's role must not have. */
export async function migrateServer(
  url: string,
  migrationUrl: string | undefined,
  onError: (error: Error) => void,
): Promise<void> {
  const role = migrationUrl && decodeURIComponent(new URL(url).username);
  await migrateAs(migrationUrl ?? url, role, onError);
}

/** Migrates as the owner of the tables, and gives the server's role its rights, if that is another one. */
export async function migrateAs(
  url: string,
  serverRole: string | undefined,
  onError: (error: Error) => void,
): Promise<void> {
  const database = createDatabase(openPostgres({ url, poolSize: 1, onError }));
  try {
    await migrate(database);
    if (serverRole) await grantTo(database, serverRole);
  } finally {
    await database.close();
  }
}

/**
 * For a server that may not migrate. @throws IncompatibleDatabase if the database lacks migrations or current functions
 */
export async function assertMigrated(database: Database, files: SchemaFiles = readSchemaFiles()): Promise<void> {
  const applied = await appliedMigrations(database);
  const plan = planOf(applied, files);
  const isBehind =
    plan.baseline !== 'present' ||
    plan.migrations.length > 0 ||
    (!plan.isNewer && (await hasOldFunctions(database, files.functions)));
  if (isBehind)
    throw new IncompatibleDatabase(
      'The database has not been migrated to this version: run platform/src/migrate.ts first, as the owner of the tables.',
    );
}

async function grantTo(database: Database, role: string): Promise<void> {
  const name = sql.identifier(role);
  await database.db.execute(sql`grant usage on schema public to ${name}`);
  await database.db.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await database.db.execute(sql`grant usage, select on all sequences in schema public to ${name}`);
  for (const { name: table, isFixed } of await appendOnlyTables(database)) {
    const rights = isFixed ? sql`update, delete, truncate` : sql`delete, truncate`;
    await database.db.execute(sql`revoke ${rights} on ${sql.identifier(table)} from ${name}`);
  }
}

/** Tables whose trigger refuses changes (docs/architecture.md 5); `isFixed`: also of a row that is there. */
async function appendOnlyTables({ db }: Database): Promise<{ name: string; isFixed: boolean }[]> {
  const isOnUpdate = 16;
  const { rows } = await db.execute<{ name: string; is_fixed: boolean }>(
    sql`select tgrelid::regclass::text as name, tgtype & ${isOnUpdate}::int <> 0 as is_fixed
      from pg_trigger where tgfoid = 'refuse_change'::regproc`,
  );
  return rows.map(({ name, is_fixed: isFixed }) => ({ name, isFixed }));
}
