import type { GameState } from '../../../lottery/lottery-shapes.ts';
import { h } from '../../dom/dom.ts';
import { gameArt } from '../art/game-art.ts';
import { leftOnClock } from '../clock/clock-words.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { named } from '../frame/set-text.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { t } from '../texts/translate.ts';

/** The lotteries of the vendor beside the slip of a wide page. */
export function createSideGames(clock: ServerClock, open: (gameCode: string) => void) {
  const list = h('ul', { class: 'side-games' });
  const rows = new Map<string, { state: GameState; row: HTMLElement; button: HTMLElement; time: HTMLElement }>();

  function make(state: GameState) {
    const time = h('small', {});
    const picture = h('span', { class: 'side-art' }, gameArt(state));
    const words = h('span', { class: 'side-words' }, named(state.gameName), time);
    const button = h(
      'button',
      { type: 'button', class: 'side-game', onClick: () => open(state.gameCode) },
      picture,
      words,
    );
    return { state, row: h('li', {}, button), button, time };
  }

  return {
    element: h(
      'aside',
      { class: 'filters', 'aria-label': t('view.lobby') },
      h('h2', { class: 'filters-title' }, t('view.lobby')),
      list,
    ),
    show(states: readonly GameState[], current: string): void {
      for (const state of states) {
        const row = rows.get(state.gameCode) ?? make(state);
        rows.set(state.gameCode, { ...row, state });
        if (!row.row.isConnected) list.append(row.row);
        if (state.gameCode === current) row.button.setAttribute('aria-current', 'true');
        else row.button.removeAttribute('aria-current');
      }
    },
    tick(): void {
      for (const { state, time } of rows.values()) {
        const ms = state.draw ? Date.parse(state.draw.closesAt) - clock.now() : 0;
        const text = isInstant(state.kind) ? t('status.instant') : ms > 0 ? leftOnClock(ms) : t('status.closed');
        if (time.textContent !== text) time.textContent = text;
      }
    },
  };
}
