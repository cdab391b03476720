import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './monitoring/logger.ts';
import type { StartProgress } from './start/progress.ts';
import type { Clock } from './time/clock.ts';

/** What a process provides: the rest of the kernel is built from it. */
export interface KernelParts {
  settings: Settings;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Set if the start reports its progress. */
  progress?: StartProgress;
}
