import type { Clock } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { Logger } from '../../kernel/logger.ts';
import type { InTurn } from './in-turn.ts';
import type { ReleaseStore } from './release-store.ts';
import type { ReleasesRepository } from './releases-repository.ts';
import type { Site } from './site.ts';

export interface OperatorAct {
  who: string;
  act: string;
  target: string;
  why: string;
  detail: unknown;
}

/** What the calls of the registry work with. */
export interface Registry {
  database: Pick<Database, 'transaction'>;
  repository: ReleasesRepository;
  store: ReleaseStore;
  site: Site;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'warn'>;
  /** Leaves an audit line in the transaction that is open. */
  audit(act: OperatorAct): Promise<void>;
  /** One change of what is live after the other, in this process. */
  inTurn: InTurn;
  /** `kid` of the key that signs compositions now. */
  signingKid(): Promise<string>;
  /** Tells the open tabs that another composition is live. */
  announce(sequence: number): void;
}
