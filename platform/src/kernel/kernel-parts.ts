import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Logger } from './logger.ts';
import type { Settings } from './settings.ts';
import type { StartProgress } from './start-progress.ts';

/** What a process brings: everything else of the kernel is made of it. */
export interface KernelParts {
  settings: Settings;
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Of a start that somebody looks at. */
  progress?: StartProgress;
}
