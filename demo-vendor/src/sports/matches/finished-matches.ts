import type { Fixture } from './fixture.ts';
import type { Match } from './match.ts';

const defaultCacheSize = 200;

/** Creates a cache of finished matches, computed from their seeds; keeps the `most` recently used. */
export function createFinishedMatches(
  count: (fixture: Fixture) => Match,
  most = defaultCacheSize,
): (fixture: Fixture) => Match {
  const cached = new Map<string, Match>();
  return (fixture) => {
    const { fixtureId } = fixture;
    const match = cached.get(fixtureId) ?? count(fixture);
    cached.delete(fixtureId);
    cached.set(fixtureId, match);
    const [oldest] = cached.keys();
    if (cached.size > most && oldest !== undefined) cached.delete(oldest);
    return match;
  };
}
