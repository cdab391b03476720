import { type App, buildApp } from '../../platform/src/app.ts';
import { readSettings } from '../../platform/src/kernel/config/settings.ts';
import type { Database } from '../../platform/src/kernel/database/database.ts';
import { openDatabase } from '../../platform/src/kernel/database/open-database.ts';
import { createLogger } from '../../platform/src/kernel/monitoring/logger.ts';
import { type Clock, systemClock } from '../../platform/src/kernel/time/clock.ts';

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
