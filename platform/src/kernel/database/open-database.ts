import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Settings } from '../config/settings.ts';
import { type Logger, printLine } from '../monitoring/logger.ts';
import { assertMigrated, migrate, migrateServer } from '../schema/migrate.ts';
import { createDatabase, type Database } from './database.ts';
import { openEmbedded } from './embedded-engine.ts';
import { isDatabaseGone } from './outage.rules.ts';
import { openPostgres } from './postgres-engine.ts';

/**
 * Opens the database and migrates it, or demands that it is migrated: PostgreSQL with DATABASE_URL, otherwise the embedded one. Waits for a server that
 * does not answer.
 */
export async function openDatabase(settings: Settings, logger: Logger): Promise<Database> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl, DATABASE_POOL: poolSize } = settings;
  const onError = (error: Error) => logger.error({ err: error }, 'database connection');
  if (url === undefined) {
    printLine(
      'The embedded database is for trying out only: it does not survive a power loss. Set DATABASE_URL for real use.',
    );
    const database = createDatabase(await openEmbedded({ path: path.join(settings.DATA_DIR, 'database') }));
    try {
      await migrate(database);
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }
  const isSeparate = settings.MIGRATIONS === 'separate';
  if (!isSeparate) await untilAnswered(() => migrateServer(url, migrationUrl, onError), onError);
  const database = createDatabase(openPostgres({ url, poolSize, onError }));
  if (!isSeparate) return database;
  try {
    await untilAnswered(() => assertMigrated(database), onError);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const firstPauseMs = 500;
const longestPauseMs = 5_000;

/** Retries with growing pauses while the database is away; any other error is thrown. */
async function untilAnswered(work: () => Promise<void>, onGone: (error: Error) => void): Promise<void> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseGone(error) || !(error instanceof Error)) throw error;
      onGone(error);
      await pause(pauseMs);
    }
  }
}
