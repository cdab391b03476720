import type { GameState } from '../../../lottery/lottery-shapes.ts';
import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { spokenDuration } from '../../texts/figures.ts';
import { gameArt } from '../art/game-art.ts';
import { leftOnClock, timeOfDraw } from '../clock/clock-words.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { named } from '../frame/set-text.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { shortResult } from '../results/short-result.ts';
import { t } from '../texts/translate.ts';

/** Less than half of what a draw of one minute is open for. */
const soonMs = 20_000;

type Status = 'open' | 'soon' | 'closed' | 'instant';

function statusOf({ kind, draw }: GameState, now: number): Status {
  if (isInstant(kind)) return 'instant';
  const left = draw ? Date.parse(draw.closesAt) - now : 0;
  if (left <= 0) return 'closed';
  return left < soonMs ? 'soon' : 'open';
}

/** A lottery in the lobby: picture, what is left until it closes, and what it drew last. */
export function createGameCard(first: GameState, clock: ServerClock, open: (gameCode: string) => void) {
  let state = first;
  const { gameCode, gameName, kind } = first;
  const chip = h('span', { class: 'status-chip' });
  const time = h('b', { class: 'card-time', translate: 'no' });
  const when = h('small', { class: 'card-when' });
  const last = h('span', { class: 'card-last' });
  const title = h('b', { class: 'card-title' }, named(gameName));
  const button = h(
    'button',
    { type: 'button', class: 'game-card', onClick: () => open(gameCode) },
    h('span', { class: 'card-art' }, gameArt({ gameCode, kind }), chip),
    h('span', { class: 'card-body' }, title, h('span', { class: 'card-clock' }, time, when), last),
    h('span', { class: 'card-go' }, icon('next')),
  );

  function tick(): void {
    const now = clock.now();
    const status = statusOf(state, now);
    if (chip.dataset.status !== status) {
      chip.dataset.status = status;
      chip.textContent = t(`status.${status}`);
    }
    const ms = state.draw ? Date.parse(state.draw.closesAt) - now : 0;
    const text = status === 'instant' ? t('card.scratch') : status === 'closed' ? '· · ·' : leftOnClock(ms);
    if (time.textContent === text) return;
    time.textContent = text;
    const spoken =
      status === 'instant'
        ? t('card.drawn_at_once')
        : status === 'closed'
          ? t('card.closed')
          : t('card.closes_in', { left: spokenDuration(ms) });
    button.setAttribute('aria-label', `${gameName}, ${spoken}`);
  }

  function show(next: GameState): void {
    state = next;
    when.textContent = next.draw ? t('card.to_close', { at: timeOfDraw(next.draw.drawsAt) }) : t('card.drawn_at_once');
    const result = next.last ? shortResult(kind, next.last) : h('span', { class: 'no-result' }, t('card.no_draw'));
    last.replaceChildren(...(isInstant(kind) ? [h('span', { class: 'no-result' }, t('card.instant'))] : [result]));
    tick();
  }

  show(first);
  return { element: h('li', {}, button), gameCode, show, tick, focus: () => button.focus() };
}
export type GameCard = ReturnType<typeof createGameCard>;
