import { createHash } from 'node:crypto';

/** Folders whose cases always run on both databases: the base of all others, and bets and money under concurrency. */
const always = /^platform\/src\/(?:kernel|modules\/(?:wallet|vendor-api))\//;
/** One in this many of the other files also runs on the embedded database; always the same ones. */
const oneIn = 4;

/**
 * Whether the fast suite runs a test file on the embedded database beside PostgreSQL (decisions/062). Both speak the same SQL;
 * what differs is that the embedded one has a single session.
 */
export function runsOnEmbedded(file: string): boolean {
  return always.test(file) || (createHash('sha256').update(file).digest()[0] ?? 0) % oneIn === 0;
}
