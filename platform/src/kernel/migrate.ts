import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { createDatabase, type Database } from './database.ts';
import { openPostgres } from './postgres-engine.ts';

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
/** Any number, as long as all processes of the product use the same. */
const migrationLock = 727_001;

/** Tables that the server's role may only add to (docs/architecture.md 5). */
const appendOnlyTables = [
  'ledger_entries',
  'ledger_transfers',
  'outbox_events',
  'vendor_corrections',
  'content_history',
  'settings_history',
  'reconciliations',
];

/** Runs new migrations from platform/migrations in one transaction; concurrent processes wait for each other. */
export async function migrate(database: Database): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder });
  await database.db.execute(
    sql`create table if not exists schema_migrations (hash text primary key, applied_at timestamptz not null default now())`,
  );
  await database.transaction(async () => {
    await database.db.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    const applied = await database.db.execute<{ hash: string }>(sql`select hash from schema_migrations`);
    const known = new Set(applied.rows.map((row) => row.hash));
    for (const migration of migrations.filter(({ hash }) => !known.has(hash))) {
      for (const statement of migration.sql) await database.db.execute(sql.raw(statement));
      await database.db.execute(sql`insert into schema_migrations (hash) values (${migration.hash})`);
    }
    await renumberAfterRestore(database);
  });
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
  const database = createDatabase(openPostgres({ url: migrationUrl ?? url, poolSize: 1, onError }));
  try {
    await migrate(database);
    if (migrationUrl) await grantTo(database, decodeURIComponent(new URL(url).username));
  } finally {
    await database.close();
  }
}

async function grantTo(database: Database, role: string): Promise<void> {
  const name = sql.identifier(role);
  await database.db.execute(sql`grant usage on schema public to ${name}`);
  await database.db.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
  await database.db.execute(sql`grant usage, select on all sequences in schema public to ${name}`);
  for (const table of appendOnlyTables) {
    await database.db.execute(sql`revoke update, delete, truncate on ${sql.identifier(table)} from ${name}`);
  }
}
