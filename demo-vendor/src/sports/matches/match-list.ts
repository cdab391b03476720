import { commitmentOf, seedText } from '../../fairness/fair-draw.ts';
import type { SportsStore } from '../sports-store.ts';
import type { Fixture } from './fixture.ts';
import type { League } from './leagues.ts';
import { type Match, makeMatch } from './match.ts';
import { plannedAt } from './schedule.rules.ts';

interface MatchListDeps {
  sportsStore: SportsStore;
  now(): number;
  pace: number;
  /** Returns 32 unpredictable bytes. */
  newSeed(): Uint8Array;
  log(message: string, details: object): void;
}

/** How long a finished match stays on the board, at normal pace. */
const overMs = 90_000;

/** Creates the list of visible matches: announced ones, and those just over. */
export function createMatchList({ sportsStore, now, pace, newSeed, log }: MatchListDeps) {
  const matches = new Map<string, Match>();
  let announcing: Promise<unknown> = Promise.resolve();

  function keep(fixture: Fixture): Match | undefined {
    try {
      const match = makeMatch(fixture);
      matches.set(fixture.fixtureId, match);
      return match;
    } catch (error) {
      log('a match cannot be played', { fixtureId: fixture.fixtureId, error: String(error) });
      return undefined;
    }
  }
  for (const fixture of sportsStore.openFixtures()) keep(fixture);

  async function addMissing(leagues: readonly League[]): Promise<Fixture[]> {
    const openedAt = new Date(now()).toISOString();
    const missing = leagues
      .flatMap((league) => plannedAt(league, now(), pace))
      .filter(({ fixtureId }) => !sportsStore.fixture(fixtureId))
      .map((planned): Fixture => {
        const seed = newSeed();
        return { ...planned, openedAt, seed: seedText(seed), commitment: commitmentOf(seed) };
      });
    // Saved before anybody sees them, so that every announced match is played.
    await Promise.all(missing.map((fixture) => sportsStore.saveFixture(fixture)));
    for (const fixture of missing) keep(fixture);
    return missing;
  }

  return {
    find: (fixtureId: string) => matches.get(fixtureId),
    all: () => [...matches.values()],
    /** Returns the matches of a game, earliest first. */
    ofGame: (gameCode: string) =>
      [...matches.values()]
        .filter(({ league }) => league.games.includes(gameCode))
        .sort((a, b) => a.fixture.startsAt.localeCompare(b.fixture.startsAt)),
    /** Announces the missing matches of the leagues and returns them. */
    announce(leagues: readonly League[]): Promise<Fixture[]> {
      const work = announcing.then(() => addMissing(leagues));
      announcing = work.catch(() => {});
      return work;
    },
    /** Marks a match as over and returns it. */
    end(match: Match): Match {
      const over = { ...match, fixture: { ...match.fixture, final: match.final } };
      matches.set(match.fixture.fixtureId, over);
      return over;
    },
    /** Removes matches that have been over for a while; returns whether there were any. */
    dropOld(): boolean {
      const old = [...matches.values()].filter(
        ({ fixture, endsAtMs }) => fixture.final && endsAtMs + overMs / pace < now(),
      );
      for (const { fixture } of old) matches.delete(fixture.fixtureId);
      return old.length > 0;
    },
  };
}

export type MatchList = ReturnType<typeof createMatchList>;
