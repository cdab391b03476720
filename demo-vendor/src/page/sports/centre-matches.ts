import type { FixtureView, SportsSession } from '../../sports/sports-shapes.ts';
import type { BoardStore } from './board-store.ts';
import { createFilters, type Filter, isShown } from './frame/filters.ts';
import { createListView } from './list/list-view.ts';
import { fixturesOf, type ListName } from './list/listed-fixtures.rules.ts';
import type { PriceActs } from './list/price-button.ts';
import { createResults } from './list/results.ts';
import { createMatchSlot } from './match/match-slot.ts';

interface MatchesParts {
  info: SportsSession;
  store: BoardStore;
  prices: PriceActs;
}

interface MatchesActs {
  /** Called when the player has chosen a sport or a league. */
  filtered(): void;
  open(fixtureId: string): void;
  /** Called when the player leaves the open match. */
  leave(): void;
  verify(fixtureId: string): void;
  toUpcoming(): void;
}

/** Creates the matches of the centre: filtered lists, and the open match. */
export function createCentreMatches({ info, store, prices }: MatchesParts, acts: MatchesActs) {
  const { book, session } = info;
  const { open, leave, verify, toUpcoming } = acts;
  let filter: Filter = { discipline: undefined, leagueId: undefined };
  const filters = createFilters(book, (next) => {
    filter = next;
    acts.filtered();
  });
  const leagueName = (id: string) => book.leagues.find(({ leagueId }) => leagueId === id)?.name ?? '';
  const results = createResults(session);
  const list = createListView({ book, acts: { ...prices, open }, leagueName, now: store.now, toUpcoming });
  const match = createMatchSlot({ ...prices, close: leave, verify }, leagueName, store.now);
  /** Returns the matches of a list; undefined before they are read. */
  const listed = (name: ListName) => (name === 'results' ? results.list() : fixturesOf(name, store.all()));

  return {
    filters: filters.element,
    waiting: list.waiting,
    readResults: results.read,
    opened: match.view,
    close: match.close,
    focusInList: list.focus,
    /** Shows the number of matches of a list at each filter. */
    count: (name: ListName) => filters.show(filter, listed(name) ?? []),
    list: (name: ListName) =>
      list.show(
        name,
        listed(name)?.filter((fixture) => isShown(filter, fixture)),
      ),
    /** Opens a match of the board or the results, if it is there. */
    open(fixtureId: string) {
      const fixture = store.get(fixtureId) ?? results.list()?.find((each) => each.fixtureId === fixtureId);
      return fixture && match.open(fixture);
    },
    fixture(next: FixtureView): void {
      list.fixture(next);
      match.fixture(next);
    },
    updatePicked(): void {
      list.updatePicked();
      match.updatePicked();
    },
    tick(): void {
      list.tick();
      match.tick();
    },
  };
}

export type CentreMatches = ReturnType<typeof createCentreMatches>;
