import type { VendorResult } from '@portal/shared/contract/vendor-api/results';
import type { SportsStore } from '../sports-store.ts';
import type { Viewers } from '../viewers.ts';
import { eventsOf } from './fixture-events.ts';
import { type League, leagues } from './leagues.ts';
import type { Match } from './match.ts';
import type { MatchList } from './match-list.ts';

interface RunnerDeps {
  sportsStore: SportsStore;
  list: MatchList;
  viewers: Viewers;
  now(): number;
  report(event: VendorResult): void;
  /** Decides and settles the tickets with a leg on a finished match. */
  ended(fixtureId: string): Promise<void>;
}

/** Announces matches, notifies their viewers of changes, and ends them. */
export function createMatchRunner({ sportsStore, list, viewers, now, report, ended }: RunnerDeps) {
  const shown = new Map<string, string>();
  const closed = new Set<string>();

  function close({ fixture }: Match): void {
    if (closed.has(fixture.fixtureId)) return;
    closed.add(fixture.fixtureId);
    for (const event of eventsOf(fixture, 'closed')) report(event);
  }

  async function end(match: Match): Promise<void> {
    close(match);
    const fixture = { ...match.fixture, final: match.final };
    await sportsStore.saveFixture(fixture);
    await ended(fixture.fixtureId);
    // Last, so that an end that could not be saved is tried again at the next tick.
    list.end(match);
    for (const event of eventsOf(fixture, 'over')) report(event);
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
    for (const fixture of fixtures) for (const event of eventsOf(fixture, 'opened')) report(event);
    const touched = new Set(fixtures.map(({ leagueId }) => leagueId));
    const notified = new Set(leagues.filter(({ leagueId }) => touched.has(leagueId)).flatMap(viewers.watching));
    for (const viewer of notified) viewer.board();
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
