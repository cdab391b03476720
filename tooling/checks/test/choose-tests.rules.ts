import { createHash } from 'node:crypto';

/** Modules where a fault costs money or lets someone in. */
const moneyAndAccess = [
  'accounts',
  'agents',
  'approvals',
  'games',
  'operators',
  'payments',
  'rewards',
  'sessions',
  'settings',
  'vendor-api',
  'verification',
  'wallet',
];
const main = new RegExp(`^platform/src/(?:kernel/|flows/|modules/(?:${moneyAndAccess.join('|')})/|[^/]+$)`);

/** Whether `npm test` runs a file of server tests: money, access and what they stand on; `.ci/run` runs all. */
export function isMainTest(file: string): boolean {
  return main.test(file);
}

/** Whether `npm test` runs a file on the embedded database beside PostgreSQL: the kernel alone. */
export function isKernelTest(file: string): boolean {
  return file.startsWith('platform/src/kernel/');
}

/** Files that always run on both databases: the base of all others, and bets and money under concurrency. */
const always = /^platform\/src\/(?:kernel|modules\/(?:wallet|vendor-api))\//;
/** One in this many of the other files also runs on the embedded database; always the same ones. */
const oneIn = 4;

/** Situations whose full size is the small one in larger numbers, and nothing else. */
const sameInFull =
  /\.(?:crash|crashes|many-releases|many-tickets|model|month|preview|races)\.test\.ts$|matches\.returns\.test\.ts$|rounds\.orders\.test\.ts$|^tooling\/crash-tests\//;

const slowEnd = '.slow.test.ts';

/**
 * Whether the whole check runs a test file on the embedded database beside PostgreSQL (decisions/062). Both speak the same
 * SQL; what differs is that the embedded one has a single session, and takes twice the time: of what differs in numbers alone, the
 * full size runs on PostgreSQL.
 */
export function runsOnEmbedded(file: string): boolean {
  if (always.test(file)) return true;
  if (file.endsWith(slowEnd)) return !sameInFull.test(file.replace(slowEnd, '.test.ts'));
  return (createHash('sha256').update(file).digest()[0] ?? 0) % oneIn === 0;
}

const fullSizeOf = (file: string) => file.replace(/\.test\.ts$/, slowEnd);

/** Whether a file has a full size, which the whole check runs, that is the same in larger numbers. */
export function isSmallSize(file: string, fullSizes: readonly string[]): boolean {
  return sameInFull.test(file) && fullSizes.includes(fullSizeOf(file));
}

/** Whether the full size of a file holds all that the file holds, on the databases that the file can run on. */
export function isHeldInFull(file: string, fullSizes: readonly string[]): boolean {
  const isOnOne = file.startsWith('platform/') && !runsOnEmbedded(fullSizeOf(file));
  return isSmallSize(file, fullSizes) && !isOnOne;
}
