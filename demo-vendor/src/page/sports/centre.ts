import type { FixtureView, SportsSession } from '../../sports/sports-shapes.ts';
import type { BoardStore } from './board-store.ts';
import { createCentreMatches } from './centre-matches.ts';
import { createCentreStage } from './centre-stage.ts';
import { sealOf } from './frame/seals.ts';
import type { ViewName } from './frame/tab-views.ts';
import { liveOf } from './list/listed-fixtures.rules.ts';
import type { PriceActs } from './list/price-button.ts';
import { openProof } from './match/proof-sheet.ts';

interface CentreParts {
  info: SportsSession;
  store: BoardStore;
  prices: PriceActs;
  /** The view of the player's own bets. */
  bets: HTMLElement;
  changed(): void;
}

/** Creates the middle of the page: the lists, one match, or the player's bets. */
export function createCentre(parts: CentreParts) {
  const { info, store, bets, changed } = parts;
  const verify = (id: string) => void openProof(info.session, id, sealOf(info.book.gameCode, id));
  const toUpcoming = () => show('upcoming');
  const matches = createCentreMatches(parts, { filtered, open, leave, verify, toUpcoming });
  const stage = createCentreStage(matches, bets);
  const { element, refresh } = stage;
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && matches.opened()) leave();
  });

  function filtered(): void {
    if (matches.opened()) leave();
    if (stage.view() === 'bets') show('live');
    refresh();
  }

  function show(next: ViewName): void {
    stage.turnTo(next);
    changed();
  }

  /** Opens a match of the board or the results; returns whether it is there. */
  function open(fixtureId: string): boolean {
    const match = matches.open(fixtureId);
    if (!match) return false;
    stage.showFromTop();
    match.title.focus({ preventScroll: true });
    return true;
  }

  /** Leaves the open match and goes back to where it was opened. */
  function leave(): void {
    const left = matches.opened()?.fixtureId;
    matches.close();
    refresh();
    if (!left || !matches.focusInList(left)) element.focus();
  }

  function loaded(): void {
    stage.loaded();
    for (const each of store.all()) matches.fixture(each);
  }

  function fixture(next: FixtureView, isMoved: boolean): void {
    if (isMoved) stage.moved();
    matches.fixture(next);
  }

  return {
    element,
    filters: matches.filters,
    show,
    open,
    verify,
    view: stage.view,
    isWatched: (fixtureId: string) => matches.opened()?.fixtureId === fixtureId,
    liveCount: () => liveOf(store.all()).length,
    loaded,
    fixture,
    updatePicked: matches.updatePicked,
    tick: matches.tick,
  };
}
