import type { GameState } from '../../../lottery/lottery-shapes.ts';
import { emptyDrawing } from '../../art/empty.ts';
import { h } from '../../dom/dom.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { readGames } from '../game/lottery-api.ts';
import { t } from '../texts/translate.ts';
import { createGameCard, type GameCard } from './game-card.ts';

/** Asked again so often while the lobby is looked at, and soon after a draw has closed. */
const everyMs = 15_000;
const afterCloseMs = 2500;

interface LobbyParts {
  session: string;
  clock: ServerClock;
  open(gameCode: string): void;
}

/** All lotteries of the vendor, the one that closes next first. */
export function createLobby({ session, clock, open }: LobbyParts) {
  const cards = new Map<string, GameCard>();
  const list = h('ul', { class: 'game-cards' });
  const notice = h('div', { class: 'lobby-notice' });
  const element = h('section', { class: 'lobby', 'aria-label': t('view.lobby') }, list, notice);
  let states: readonly GameState[] = [];
  let askedAt = Number.NEGATIVE_INFINITY;
  let isAsking = false;

  async function refresh(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    askedAt = performance.now();
    const read = await readGames(session).catch(() => undefined);
    isAsking = false;
    if (!read) return showFailed();
    notice.replaceChildren();
    clock.heard(read.now, askedAt);
    states = read.list;
    for (const state of states) take(state);
    if (list.childElementCount === cards.size) return;
    list.replaceChildren(...states.flatMap(({ gameCode }) => cards.get(gameCode)?.element ?? []));
  }

  function take(state: GameState): void {
    const card = cards.get(state.gameCode);
    if (card) card.show(state);
    else cards.set(state.gameCode, createGameCard(state, clock, open));
  }

  function showFailed(): void {
    if (cards.size > 0) return;
    notice.replaceChildren(
      h(
        'div',
        { class: 'empty', role: 'alert' },
        emptyDrawing('tickets'),
        h('p', { class: 'empty-title' }, t('lobby.failed')),
        h('p', {}, t('lobby.failed.text')),
        h('button', { type: 'button', class: 'second-act', onClick: () => void refresh() }, t('lobby.retry')),
      ),
    );
  }

  return {
    element,
    refresh,
    tick(isShown: boolean): void {
      if (!isShown) return;
      for (const card of cards.values()) card.tick();
      const isClosed = states.some(({ draw }) => draw && Date.parse(draw.closesAt) < clock.now());
      if (performance.now() - askedAt > (isClosed ? afterCloseMs : everyMs)) void refresh();
    },
    take,
    focus: (gameCode: string) => cards.get(gameCode)?.focus(),
    states: () => states,
  };
}
