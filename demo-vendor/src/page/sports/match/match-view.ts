import type { FixtureView } from '../../../sports/sports-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import type { PriceActs } from '../list/price-button.ts';
import { t } from '../texts/translate.ts';
import { createTracker } from '../tracker/tracker.ts';
import { createEventList } from './event-list.ts';
import { createMarketBlocks } from './market-blocks.ts';
import { createScoreBoard } from './score-board.ts';

export interface MatchActs extends PriceActs {
  close(): void;
  verify(fixtureId: string): void;
}

/** Creates a match with its tracker, timeline and all markets. */
export function createMatchView(first: FixtureView, leagueName: string, acts: MatchActs, now: () => number) {
  const back = h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': t('match.back'), onClick: acts.close },
    icon('back'),
  );
  const title = h(
    'h2',
    { class: 'match-title', tabindex: '-1' },
    t('row.versus', { home: first.home.name, away: first.away.name }),
  );
  const proof = h(
    'button',
    { type: 'button', class: 'proof-button', onClick: () => acts.verify(first.fixtureId) },
    icon('shield'),
    t('match.proof'),
  );
  const board = createScoreBoard(first, now);
  const tracker = createTracker(first);
  const events = createEventList();
  const markets = createMarketBlocks(acts);
  const head = h(
    'header',
    { class: 'match-head' },
    back,
    h('div', { class: 'match-name' }, title, h('p', {}, leagueName)),
    proof,
  );
  const show = (fixture: FixtureView) => {
    board.show(fixture);
    tracker.show(fixture);
    events.show(fixture);
    markets.show(fixture);
  };
  const hero = h('div', { class: 'match-hero' }, board.element, tracker.element);
  const element = h(
    'section',
    { class: 'match-view', 'aria-label': t('row.versus', { home: first.home.name, away: first.away.name }) },
    head,
    hero,
    markets.element,
    events.element,
  );
  show(first);
  return {
    element,
    title,
    fixtureId: first.fixtureId,
    show,
    updatePicked: markets.updatePicked,
    tick: board.tick,
    stop: tracker.stop,
  };
}
export type MatchView = ReturnType<typeof createMatchView>;
