import type { VendorResult } from '@portal/shared/contract/vendor-api/result-calls';
import { type League, leagues } from './leagues.ts';
import type { Match } from './match.ts';
import type { MatchList } from './match-list.ts';
import type { SportsBooks } from './sports-books.ts';
import { eventsOf } from './tell-fixtures.ts';
import type { Viewers } from './viewers.ts';

export interface RunnerDeps {
  books: SportsBooks;
  list: MatchList;
  viewers: Viewers;
  now(): number;
  tell(event: VendorResult): void;
  /** Decides and settles the tickets with a leg on a finished match. */
  ended(fixtureId: string): Promise<void>;
}

/** Announces matches, notifies their viewers of changes, and ends them. */
export function createMatchRunner({ books, list, viewers, now, tell, ended }: RunnerDeps) {
  const shown = new Map<string, string>();
  const closed = new Set<string>();

  function close({ fixture }: Match): void {
    if (closed.has(fixture.fixtureId)) return;
    closed.add(fixture.fixtureId);
    for (const event of eventsOf(fixture, 'closed')) tell(event);
  }

  async function end(match: Match): Promise<void> {
    close(match);
    const fixture = { ...match.fixture, final: match.final };
    await books.saveFixture(fixture);
    await ended(fixture.fixtureId);
    // Last, so that an end that could not be saved is tried again at the next tick.
    list.end(match);
    for (const event of eventsOf(fixture, 'over')) tell(event);
    closed.delete(fixture.fixtureId);
  }

  async function follow(match: Match): Promise<void> {
    const { fixtureId } = match.fixture;
    const { phase, betting, known } = match.momentAt(now());
    if (betting === 'closed') close(match);
    if (phase === 'ended' || phase === 'abandoned') await end(match);
    const key = `${known.length} ${betting}`;
    if ((shown.get(fixtureId) ?? '0 open') === key) return;
    shown.set(fixtureId, key);
    for (const viewer of viewers.watching(match.league)) viewer.fixture(list.find(fixtureId) ?? match);
  }

  async function announce(wanted: readonly League[]): Promise<void> {
    const fixtures = await list.announce(wanted);
    for (const fixture of fixtures) for (const event of eventsOf(fixture, 'opened')) tell(event);
    const touched = new Set(fixtures.map(({ leagueId }) => leagueId));
    const told = new Set(leagues.filter(({ leagueId }) => touched.has(leagueId)).flatMap(viewers.watching));
    for (const viewer of told) viewer.board();
  }

  return {
    announce,
    /** Brings all matches up to the current time. */
    async tick(): Promise<void> {
      await announce(leagues.filter((league) => viewers.watching(league).length > 0));
      for (const match of list.all()) if (!match.fixture.final) await follow(match);
      if (!list.dropOld()) return;
      for (const fixtureId of shown.keys()) if (!list.find(fixtureId)) shown.delete(fixtureId);
      for (const viewer of viewers.all()) viewer.board();
    },
  };
}
