/** Which live events were seen here, and the id from which a read finds everything that may be new. */
interface LiveIds {
  /** Returns false if the row was seen before. */
  see(id: number): boolean;
  /** Every row up to this id was seen or given up; undefined if unknown: read by time then. */
  readonly seenUpTo: number | undefined;
  /** Call after each read, with the ids it found in order. */
  afterReading(ids: readonly number[]): void;
  /** Forgets ids that no read can return any more; each read does so as well. */
  forgetOld(): void;
  /** Number of ids remembered. */
  readonly size: number;
}

/**
 * Tracks which rows were seen. Ids are drawn before their rows are visible, so a row of another process may appear
 * behind rows with higher ids. A missing id holds the cursor for `overlapMs`; after that its insert has failed. After a
 * pause longer than that the cursor is unknown.
 * @param now milliseconds of a clock that does not go back
 */
export function createLiveIds(overlapMs: number, now: () => number): LiveIds {
  /** Ids above `upTo`, in the order in which they were seen. */
  const seen = new Map<number, number>();
  let upTo: number | undefined;
  let readAt = Number.NEGATIVE_INFINITY;

  const isBehind = () => now() - readAt > overlapMs;

  function forgetOld(): void {
    const givenUp = now() - overlapMs;
    for (const [id, at] of seen) {
      if (at >= givenUp) break;
      seen.delete(id);
      if (upTo !== undefined) upTo = Math.max(upTo, id);
    }
    if (upTo === undefined) return;
    while (seen.delete(upTo + 1)) upTo += 1;
  }

  return {
    see(id) {
      if (seen.has(id) || (upTo !== undefined && id <= upTo)) return false;
      seen.set(id, now());
      return true;
    },
    get seenUpTo() {
      return isBehind() ? undefined : upTo;
    },
    afterReading(ids) {
      const [first] = ids;
      if (isBehind()) upTo = undefined;
      if (first !== undefined) upTo ??= first - 1;
      readAt = now();
      forgetOld();
    },
    forgetOld,
    get size() {
      return seen.size;
    },
  };
}
