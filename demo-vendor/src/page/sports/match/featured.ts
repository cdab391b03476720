import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { mainMarket } from '../list/names.rules.ts';
import type { PriceActs } from '../list/price-button.ts';
import { createPriceRow } from '../list/price-row.ts';
import { t } from '../texts/translate.ts';
import { createTracker } from '../tracker/tracker.ts';
import { createScoreBoard } from './score-board.ts';

export interface FeaturedActs extends PriceActs {
  open(fixtureId: string): void;
}

/** Creates the featured match above the list of a wide page, with its tracker. */
export function createFeatured(first: FixtureView, leagueName: string, acts: FeaturedActs, now: () => number) {
  const board = createScoreBoard(first, now);
  const tracker = createTracker(first);
  const prices = createPriceRow(acts, (_, { label }) => label, 'prices-featured');
  const open = h(
    'button',
    { type: 'button', class: 'second-act', onClick: () => acts.open(first.fixtureId) },
    t('featured.all'),
  );
  const side = h(
    'div',
    { class: 'featured-side' },
    h('p', { class: 'featured-league' }, leagueName),
    board.element,
    prices.element,
    open,
  );
  const show = (fixture: FixtureView) => {
    board.show(fixture);
    tracker.show(fixture);
    prices.show(fixture, mainMarket(fixture));
  };
  const element = h('section', { class: 'featured', 'aria-label': t('featured.label') }, side, tracker.element);
  show(first);
  return {
    element,
    fixtureId: first.fixtureId,
    show,
    updatePicked: prices.updatePicked,
    tick: board.tick,
    stop: tracker.stop,
  };
}
export type Featured = ReturnType<typeof createFeatured>;
