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

/**
 * Whether the whole check runs a test file on the embedded database beside PostgreSQL (decisions/062). Both speak the same
 * SQL; what differs is that the embedded one has a single session.
 */
export function runsOnEmbedded(file: string): boolean {
  return always.test(file) || (createHash('sha256').update(file).digest()[0] ?? 0) % oneIn === 0;
}

/** Situations whose full size is the small one in larger numbers, and nothing else. */
const sameInFull =
  /\.(?:crash|crashes|many-releases|many-tickets|model|month|preview|races)\.test\.ts$|matches\.returns\.test\.ts$|rounds\.orders\.test\.ts$|^tooling\/crash-tests\//;

/** Whether the full size of a file, which the whole check runs, holds all that the file holds. */
export function isHeldInFull(file: string, fullSizes: readonly string[]): boolean {
  return sameInFull.test(file) && fullSizes.includes(file.replace(/\.test\.ts$/, '.slow.test.ts'));
}
