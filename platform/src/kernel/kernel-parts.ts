import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import type { StartProgress } from './start-progress.ts';

/** What a process provides: the rest of the kernel is built from it. */
export interface KernelParts {
  settings: Settings;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Set if the start reports its progress. */
  progress?: StartProgress;
}
