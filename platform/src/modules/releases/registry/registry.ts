import type { Database } from '../../../kernel/database/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import type { Logger } from '../../../kernel/monitoring/logger.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import type { PublisherKeys } from '../publishers/publisher-keys.ts';
import type { SecondPerson } from '../rollout/second-person.types.ts';
import type { Site } from '../site/publish-composition.ts';
import type { ReleaseStore } from '../storage/release-store.types.ts';
import type { ReleasesRepository } from './releases-repository.ts';

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
  publisherKeys: PublisherKeys;
  secondPerson: SecondPerson;
  store: ReleaseStore;
  site: Site;
  clock: Clock;
  logger: Pick<Logger, 'error' | 'warn'>;
  /** Writes an audit line in the open transaction. */
  audit(act: OperatorAct): Promise<void>;
  /** Runs changes of what is live one after another within this process. */
  runSerially<T>(work: () => Promise<T>): Promise<T>;
  /** `kid` of the key that signs compositions now. */
  signingKid(): Promise<string>;
  /** Notifies open tabs of a new composition. */
  announce(sequence: number): void;
}

type Given = Pick<
  Registry,
  'repository' | 'publisherKeys' | 'secondPerson' | 'store' | 'site' | 'signingKid' | 'audit'
>;

export function createRegistry({ database, clock, logger, live }: Kernel, given: Given): Registry {
  return {
    database,
    clock,
    logger,
    ...given,
    runSerially: serialQueue(),
    announce: (sequence) => live.publish(null, { type: 'composition', sequence }),
  };
}

/** Runs work strictly one after another, even after failures; returns or throws what the work does. */
function serialQueue(): Registry['runSerially'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}
