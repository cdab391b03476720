import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom.ts';
import { drawName, drawTime } from '../clock/clock.rules.ts';
import { named } from '../frame/set-text.ts';
import type { GameStore } from '../game-store.ts';
import { boardCard } from './board-card.ts';
import { shortResult } from './short-result.ts';
import { createTrendPlace } from './trend-place.ts';

/** Draws of the list at first; more on demand. */
const shownFirst = 12;

/** Results of the game on the table: the board of one draw, those before it, and what came how often. */
export function createResults(store: GameStore, verify: (drawId: string) => void) {
  const element = h('section', { class: 'results', 'aria-label': 'Results' });
  let chosen: string | undefined;
  const trend = createTrendPlace();
  let isAll = false;

  function line(draw: DrawView, isShown: boolean): HTMLElement {
    const open = h(
      'button',
      { type: 'button', class: 'past-draw', onClick: () => choose(draw.drawId) },
      h('span', { class: 'past-when' }, h('b', {}, drawName(draw.drawId)), h('small', {}, drawTime(draw.drawsAt))),
      shortResult(store.game().kind, draw),
    );
    if (isShown) open.setAttribute('aria-current', 'true');
    return h('li', {}, open);
  }

  function choose(drawId: string): void {
    chosen = drawId;
    show();
    element.querySelector('.board-card')?.scrollIntoView({ block: 'nearest' });
    element.querySelector<HTMLElement>('.past-draw[aria-current]')?.focus({ preventScroll: true });
  }

  function history(past: readonly DrawView[], shown: DrawView): HTMLElement {
    const rest = past.length - shownFirst;
    const all = () => {
      isAll = true;
      show();
    };
    const more = h('button', { type: 'button', class: 'second-act', onClick: all }, `${rest} earlier draws`);
    const list = isAll ? past : past.slice(0, shownFirst);
    return h(
      'div',
      { class: 'past' },
      h('h3', {}, 'Past draws'),
      h('ol', { class: 'past-draws' }, ...list.map((draw) => line(draw, draw === shown))),
      ...(rest > 0 && !isAll ? [more] : []),
    );
  }

  function show(): void {
    const past = store.past();
    const title = h('h2', {}, named(store.game().gameName), ' results');
    const shown = past?.find(({ drawId }) => drawId === chosen) ?? past?.[0];
    const parts = (): HTMLElement => {
      if (!past) return waiting();
      return shown
        ? h(
            'div',
            { class: 'results-grid' },
            boardCard(store.game().kind, shown, verify),
            trend.show(store.game().kind, past),
            history(past, shown),
          )
        : none();
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
    h('p', { class: 'unseen', role: 'status' }, 'The results are on their way.'),
    h('i', { class: 'bone bone-price' }),
    h('i', { class: 'bone' }),
    h('i', { class: 'bone' }),
  );

const none = () =>
  h(
    'div',
    { class: 'empty' },
    emptyDrawing('tickets'),
    h('p', { class: 'empty-title' }, 'Nothing drawn yet'),
    h('p', {}, 'The first result will stand here.'),
  );
