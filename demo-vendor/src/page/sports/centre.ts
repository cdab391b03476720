import type { FixtureView, SportsSession } from '../../sports/sports-shapes.ts';
import { h } from '../dom.ts';
import type { BookStore } from './book-store.ts';
import { createFilters, type Filter, isShown } from './frame/filters.ts';
import { sealOf } from './frame/seals.ts';
import type { ViewName } from './frame/tabs.ts';
import { createMatchList } from './list/match-list.ts';
import type { PriceActs } from './list/price-button.ts';
import { skeleton } from './list/skeleton.ts';
import { createFeatured, type Featured } from './match/featured.ts';
import { createMatchView, type MatchView } from './match/match-view.ts';
import { openProof } from './match/proof-sheet.ts';
import { readResults } from './sports-api.ts';

export interface CentreParts {
  info: SportsSession;
  store: BookStore;
  prices: PriceActs;
  /** The view of the player's own bets. */
  bets: HTMLElement;
  changed(): void;
}

const emptyWords = { live: 'No match is in play', upcoming: 'No match is to come', results: 'No match is over yet' };

/** The middle of the page: the lists, or one match, or the player's bets. */
export function createCentre({ info, store, prices, bets, changed }: CentreParts) {
  const { book, session } = info;
  let view: ViewName = 'live';
  let filter: Filter = { discipline: undefined, leagueId: undefined };
  let results: FixtureView[] | undefined;
  let isLoaded = false;
  let match: MatchView | undefined;
  let featured: Featured | undefined;
  const leagueName = (leagueId: string) => book.leagues.find((league) => league.leagueId === leagueId)?.name ?? '';
  const verify = (fixtureId: string) => void openProof(session, fixtureId, sealOf(book.gameCode, fixtureId));
  const list = createMatchList(book, { ...prices, open }, store.now);
  const filters = createFilters(book, (next) => {
    filter = next;
    if (match) close();
    if (view === 'bets') show('live');
    refresh();
  });
  const hero = h('div', { class: 'featured-place' });
  const listView = h('div', { class: 'list-view' }, hero, list.element);
  const waiting = skeleton();
  const element = h('div', { class: 'centre', tabindex: '-1' }, waiting);

  function fixturesOf(name: ViewName): FixtureView[] {
    if (name === 'results') return results ?? [];
    const all = store
      .all()
      .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.fixtureId.localeCompare(b.fixtureId));
    if (name === 'upcoming') return all.filter(({ phase }) => phase === 'upcoming');
    const live = all.filter(({ phase }) => phase === 'in_play');
    return [...live, ...all.filter(({ phase }) => phase === 'ended' || phase === 'abandoned')];
  }

  function place(content: HTMLElement): void {
    if (element.firstElementChild !== content || element.childElementCount !== 1) element.replaceChildren(content);
  }

  function feature(fixtures: readonly FixtureView[]): void {
    const live = fixtures.filter(({ phase }) => phase === 'in_play');
    const kept = live.find(({ fixtureId }) => fixtureId === featured?.fixtureId);
    const next = view === 'live' ? (kept ?? live.find(({ progress }) => progress < 0.7) ?? live[0]) : undefined;
    if (next?.fixtureId === featured?.fixtureId) return;
    featured?.stop();
    featured = next && createFeatured(next, leagueName(next.leagueId), { ...prices, open }, store.now);
    hero.replaceChildren(...(featured ? [featured.element] : []));
  }

  function refresh(): void {
    if (!isLoaded) return;
    filters.show(filter, view === 'bets' ? fixturesOf('live') : fixturesOf(view));
    place(match?.element ?? (view === 'bets' ? bets : matches(view)));
  }

  /** The list of a view as it is now. */
  function matches(name: Exclude<ViewName, 'bets'>): HTMLElement {
    const fixtures = fixturesOf(name).filter((fixture) => isShown(filter, fixture));
    feature(fixtures);
    if (name === 'results' && !results) return waiting;
    const toUpcoming = h(
      'button',
      { type: 'button', class: 'second-act', onClick: () => show('upcoming') },
      'See what comes',
    );
    list.show(fixtures, emptyWords[name], name === 'live' ? toUpcoming : undefined);
    return listView;
  }

  function show(next: ViewName): void {
    view = next;
    closeMatch();
    if (view === 'results') void loadResults();
    refresh();
    element.scrollTop = 0;
    changed();
  }

  async function loadResults(): Promise<void> {
    const { list: over } = await readResults(session).catch(() => ({ list: results ?? [] }));
    results = over;
    if (view === 'results') refresh();
  }

  function open(fixtureId: string): void {
    const fixture = store.get(fixtureId) ?? results?.find((each) => each.fixtureId === fixtureId);
    if (!fixture) return;
    closeMatch();
    const leave = () => close();
    match = createMatchView(fixture, leagueName(fixture.leagueId), { ...prices, close: leave, verify }, store.now);
    refresh();
    element.scrollTop = 0;
    match.title.focus({ preventScroll: true });
  }

  function closeMatch(): void {
    match?.stop();
    match = undefined;
  }

  function close(): void {
    const left = match?.fixtureId;
    closeMatch();
    refresh();
    const opener = left && listView.querySelector<HTMLElement>(`[data-fixture="${CSS.escape(left)}"]`);
    if (opener) opener.focus();
    else element.focus();
  }

  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && match) close();
  });

  return {
    element,
    filters: filters.element,
    show,
    open,
    verify,
    view: () => view,
    isWatched: (fixtureId: string) => match?.fixtureId === fixtureId,
    liveCount: () => fixturesOf('live').filter(({ phase }) => phase === 'in_play').length,
    loaded(): void {
      isLoaded = true;
      refresh();
      for (const fixture of store.all()) this.fixture(fixture);
    },
    fixture(next: FixtureView | undefined, isMoved = false): void {
      if (!next) return;
      if (isMoved) {
        if (view === 'results') void loadResults();
        refresh();
      }
      list.fixture(next);
      if (match?.fixtureId === next.fixtureId) match.show(next);
      if (featured?.fixtureId === next.fixtureId) featured.show(next);
    },
    mark(): void {
      list.mark();
      match?.mark();
      featured?.mark();
    },
    tick(): void {
      list.tick();
      match?.tick();
      featured?.tick();
    },
  };
}
export type Centre = ReturnType<typeof createCentre>;
