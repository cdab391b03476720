import type { Database } from '../../../kernel/database/database.ts';
import type { Logger } from '../../../kernel/monitoring/logger.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { Site } from '../site/site.ts';
import type { ReleaseStore } from '../storage/release-store.ts';
import type { ReleasesRepository } from './releases-repository.ts';
import type { SerialQueue } from './serial-queue.ts';

export interface OperatorAct {
  who: string;
  act: string;
  target: string;
  why: string;
  detail: unknown;
}

/** What the handlers of the registry use. */
export interface Registry {
  database: Pick<Database, 'transaction'>;
  repository: ReleasesRepository;
  store: ReleaseStore;
  site: Site;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'warn'>;
  /** Writes an audit line in the open transaction. */
  audit(act: OperatorAct): Promise<void>;
  /** Runs changes of what is live one after another within this process. */
  runSerially: SerialQueue;
  /** `kid` of the key that signs compositions now. */
  signingKid(): Promise<string>;
  /** Notifies open tabs of a new composition. */
  announce(sequence: number): void;
}
