import { createHash } from 'node:crypto';

/** Rooms whose cases run on both databases each time: what all others stand on, and where bets and money move at once. */
const always = /^platform\/src\/(?:kernel|modules\/(?:wallet|vendor-api))\//;
/** Of the other files one in so many runs on the embedded database too; always the same ones. */
const oneIn = 4;

/**
 * Whether the fast suite runs a test file on the embedded database beside PostgreSQL (decisions/062). Both speak the same SQL;
 * what differs is that the embedded one has a single session.
 */
export function runsOnEmbedded(file: string): boolean {
  return always.test(file) || (createHash('sha256').update(file).digest()[0] ?? 0) % oneIn === 0;
}
