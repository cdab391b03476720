import type { Fixture } from './fixture.ts';
import type { Match } from './match.ts';

const usuallyKept = 200;

/** Creates a cache of finished matches, computed from their seeds; keeps the `most` recently used. */
export function createOverMatches(count: (fixture: Fixture) => Match, most = usuallyKept): (fixture: Fixture) => Match {
  const kept = new Map<string, Match>();
  return (fixture) => {
    const { fixtureId } = fixture;
    const match = kept.get(fixtureId) ?? count(fixture);
    kept.delete(fixtureId);
    kept.set(fixtureId, match);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return match;
  };
}
