import path from 'node:path';
import { createDatabase, type Database } from './database.ts';
import { openEmbedded } from './embedded-engine.ts';
import { type Logger, say } from './logger.ts';
import { migrate, migrateServer } from './migrate.ts';
import { openPostgres } from './postgres-engine.ts';
import type { Settings } from './settings.ts';

/** The database of the settings, brought up to date: PostgreSQL with DATABASE_URL, otherwise the embedded one. */
export async function openDatabase(settings: Settings, logger: Logger): Promise<Database> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl, DATABASE_POOL: poolSize } = settings;
  const onError = (error: Error) => logger.error({ err: error }, 'database connection');
  if (url === undefined) {
    say(
      'The embedded database is for trying out only: it does not survive a power loss. Set DATABASE_URL for real use.',
    );
    const database = createDatabase(await openEmbedded({ path: path.join(settings.DATA_DIR, 'database') }));
    await migrate(database);
    return database;
  }
  await migrateServer(url, migrationUrl, onError);
  return createDatabase(openPostgres({ url, poolSize, onError }));
}
