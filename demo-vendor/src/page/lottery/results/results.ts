import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom/dom.ts';
import { named } from '../frame/set-text.ts';
import type { GameStore } from '../game/game-store.ts';
import { t, tParts } from '../texts/translate.ts';
import { createTrendPanel } from '../trends/trend-panel.ts';
import { boardCard } from './board-card.ts';
import { pastList } from './past-list.ts';

/** Results of the game on the table: the board of one draw, those before it, and what came how often. */
export function createResults(store: GameStore, verify: (drawId: string) => void) {
  const element = h('section', { class: 'results', 'aria-label': t('view.results') });
  let chosen: string | undefined;
  const trend = createTrendPanel();
  let isAll = false;

  function choose(drawId: string): void {
    chosen = drawId;
    show();
    element.querySelector('.board-card')?.scrollIntoView({ block: 'nearest' });
    element.querySelector<HTMLElement>('.past-draw[aria-current]')?.focus({ preventScroll: true });
  }

  function showAll(): void {
    isAll = true;
    show();
  }

  function show(): void {
    const past = store.past();
    const title = h('h2', {}, ...tParts('results.of', { game: named(store.game().gameName) }));
    const shown = past?.find(({ drawId }) => drawId === chosen) ?? past?.[0];
    const { kind } = store.game();
    const parts = (): HTMLElement => {
      if (!past) return waiting();
      if (!shown) return none();
      const list = pastList({ kind, past, shown, isAll, choose, showAll });
      return h('div', { class: 'results-grid' }, boardCard(kind, shown, verify), trend.show(kind, past), list);
    };
    element.replaceChildren(title, parts());
  }

  return {
    element,
    show,
    /** The game is another. */
    forget(): void {
      chosen = undefined;
      trend.forget();
      isAll = false;
    },
  };
}

const waiting = () =>
  h(
    'div',
    { class: 'skeleton' },
    h('p', { class: 'unseen', role: 'status' }, t('results.waiting')),
    h('i', { class: 'bone bone-price' }),
    h('i', { class: 'bone' }),
    h('i', { class: 'bone' }),
  );

const none = () =>
  h(
    'div',
    { class: 'empty' },
    emptyDrawing('tickets'),
    h('p', { class: 'empty-title' }, t('results.none')),
    h('p', {}, t('results.none.text')),
  );
