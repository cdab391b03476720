import { type App, buildApp } from '@portal/platform/app';
import { readSettings } from '@portal/platform/kernel/config/settings';
import type { Database } from '@portal/platform/kernel/database/database';
import { openDatabase } from '@portal/platform/kernel/database/open-database';
import { createLogger } from '@portal/platform/kernel/monitoring/logger';
import { type Clock, systemClock } from '@portal/platform/kernel/time/clock';

/** Opens the stores of a platform whose process is not running, and closes them again. */
export async function withApp<T>(
  env: NodeJS.ProcessEnv,
  work: (app: App, database: Database) => Promise<T>,
  clock: Clock = systemClock,
): Promise<T> {
  const settings = readSettings(env);
  const logger = createLogger('error');
  const database = await openDatabase(settings, logger);
  try {
    const app = await buildApp({ settings, database, clock, logger });
    try {
      return await work(app, database);
    } finally {
      await app.close();
    }
  } finally {
    await database.close();
  }
}
