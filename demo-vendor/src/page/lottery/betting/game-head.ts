import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { gameArt } from '../art/game-art.ts';
import { drawName } from '../clock/clock.rules.ts';
import { hourInZone } from '../clock/clock-words.ts';
import { createCountdownRing } from '../clock/countdown-ring.ts';
import type { ServerClock } from '../clock/server-clock.ts';
import { named } from '../frame/set-text.ts';
import type { GameStore } from '../game/game-store.ts';
import { isInstant } from '../game/kinds.rules.ts';
import { shortResult } from '../results/short-result.ts';
import { t } from '../texts/translate.ts';

interface HeadActs {
  results(): void;
  rules(): void;
}

/** Milliseconds between the first two draws to come, where there are two. */
function everyMs([one, other]: readonly { drawsAt: string }[]): number | undefined {
  return one && other ? Date.parse(other.drawsAt) - Date.parse(one.drawsAt) : undefined;
}

/** The game on the table: its picture, the draw that takes tickets, what is left of it, and the last result. */
export function createGameHead(store: GameStore, clock: ServerClock, acts: HeadActs) {
  const ring = createCountdownRing(clock);
  const art = h('div', { class: 'head-art' });
  const title = h('h2', { class: 'head-title', tabindex: '-1' });
  const draw = h('p', { class: 'head-draw' });
  const last = h('button', { type: 'button', class: 'head-last', onClick: acts.results });
  const rules = h(
    'button',
    { type: 'button', class: 'head-rules', onClick: acts.rules },
    icon('info'),
    t('head.rules'),
  );
  const words = h('div', { class: 'head-words' }, title, draw, rules);
  const notRead = createOutdatedNotice(store);
  const element = h('header', { class: 'game-head' }, art, words, ring.element, last, notRead.element);
  let shown = '';

  return {
    element,
    title,
    tick: ring.tick,
    show(): void {
      notRead.show();
      const game = store.game();
      if (shown !== game.gameCode) {
        shown = game.gameCode;
        art.replaceChildren(gameArt(game));
        title.replaceChildren(named(game.gameName));
      }
      const instant = isInstant(game.kind);
      const [next, after] = store.open();
      element.classList.toggle('is-instant', instant);
      ring.element.hidden = instant;
      last.hidden = instant;
      ring.show(next, everyMs(next && after ? [next, after] : game.draws));
      draw.textContent = instant
        ? t('head.instant')
        : next
          ? t('head.draw', { name: drawName(next.drawId), at: hourInZone(next.drawsAt) })
          : t('head.opening');
      const result = store.last();
      const reading = t(store.past() === undefined ? 'head.reading' : 'head.none');
      const content = result
        ? [
            h('span', { class: 'head-last-word' }, t('head.last'), h('b', {}, drawName(result.drawId))),
            shortResult(game.kind, result),
          ]
        : [h('span', { class: 'no-result' }, reading)];
      last.replaceChildren(...content, h('span', { class: 'unseen' }, t('view.results')), icon('next'));
    },
  };
}

/** Creates the notice that the game data is outdated because reading it failed, with a retry button. */
function createOutdatedNotice(store: GameStore) {
  const retry = () =>
    h('button', { type: 'button', class: 'head-rules', onClick: () => void store.refresh() }, t('lobby.retry'));
  const element = h('p', { class: 'head-not-read', role: 'alert' });
  element.hidden = true;
  return {
    element,
    show(): void {
      const isOld = store.isOld();
      if (element.hidden === !isOld) return;
      element.hidden = !isOld;
      element.replaceChildren(...(isOld ? [icon('warn'), t('head.not_read'), retry()] : []));
    },
  };
}
