/** Which rows of the live events were seen here, and from which id on a reading finds all that may be new. */
export interface LiveIds {
  /** False when the row was seen before. */
  see(id: number): boolean;
  /** Every row up to this id was seen here or is given up; undefined where that is not known: read by time then. */
  readonly seenUpTo: number | undefined;
  /** To be told after each reading, with the ids that it found in their order. */
  afterReading(ids: readonly number[]): void;
  /** Forgets what no reading can find any more; done by each reading as well. */
  forgetOld(): void;
  /** How many ids are kept. */
  readonly size: number;
}

/**
 * Ids are drawn before their rows can be seen, so a row of another process may come to light behind rows with higher ids. A
 * missing id holds the reading back for `overlapMs`, after which nothing is to be expected of it: its insert has failed.
 * Whoever has not read for so long does not know any more where to go on.
 *
 * @param now milliseconds of a clock that does not go back
 */
export function createLiveIds(overlapMs: number, now: () => number): LiveIds {
  /** Above `upTo`, in the order in which they were seen. */
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
