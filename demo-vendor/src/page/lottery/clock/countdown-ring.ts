import { picture, s } from '../../art/svg.ts';
import { h } from '../../dom/dom.ts';
import { spokenDuration } from '../../texts/figures.ts';
import type { OpenDraw } from '../game/game-store.ts';
import { t } from '../texts/translate.ts';
import { partLeft } from './clock.rules.ts';
import { leftOnClock } from './clock-words.ts';
import type { ServerClock } from './server-clock.ts';

const length = 2 * Math.PI * 44;
/** The ring is whole this long before the close, where draws are further apart. */
const wholeMs = 300_000;
const shortMs = 10_000;

/** Time left until a draw closes, by the server's clock, as a ring that empties. */
export function createCountdownRing(clock: ServerClock) {
  const circle = { cx: 50, cy: 50, r: 44, fill: 'none', 'stroke-width': 8 };
  const left = s('circle', {
    ...circle,
    class: 'ring-left',
    'stroke-linecap': 'round',
    transform: 'rotate(-90 50 50)',
    'stroke-dasharray': length,
  });
  const ring = picture('ring', 100, 100, s('circle', { ...circle, class: 'ring-ground' }), left);
  const time = h('b', { translate: 'no' });
  const word = h('small', {}, t('ring.to_close'));
  const element = h('div', { class: 'countdown', role: 'timer', 'aria-live': 'off' }, ring, time, word);
  let draw: OpenDraw | undefined;
  let whole = wholeMs;

  function tick(): void {
    const ms = draw ? Date.parse(draw.closesAt) - clock.now() : 0;
    const text = draw ? leftOnClock(ms) : '–';
    left.setAttribute('stroke-dashoffset', String(length * (1 - partLeft(ms, whole))));
    element.classList.toggle('is-short', draw !== undefined && ms < shortMs);
    element.classList.toggle('is-long', text.length > 5);
    if (time.textContent === text) return;
    time.textContent = text;
    element.setAttribute('aria-label', draw ? t('ring.closes_in', { left: spokenDuration(ms) }) : t('ring.none'));
  }

  return {
    element,
    tick,
    /** `everyMs`: time between two draws, where it is short. */
    show(next: OpenDraw | undefined, everyMs: number | undefined): void {
      draw = next;
      whole = Math.min(wholeMs, everyMs ?? wholeMs);
      tick();
    },
  };
}
