import { turnMs } from '../../../pvp/matches/turn-times.ts';
import { drawn, h } from '../../dom/dom.ts';

const length = 2 * Math.PI * 46;
const shortMs = 5000;

/** Creates an avatar in a ring that empties during the player's turn, by the server's clock. */
export function createTurnRing(picture: string, onShort: () => void = () => {}) {
  const ring = drawn(
    'turn-ring',
    `<svg viewBox="0 0 100 100" aria-hidden="true"><circle class="ring-ground" cx="50" cy="50" r="46" fill="none" stroke-width="7"/><circle class="ring-left" cx="50" cy="50" r="46" fill="none" stroke-width="7" stroke-linecap="round" transform="rotate(-90 50 50)" stroke-dasharray="${length}"/></svg>`,
  );
  const left = ring.querySelector<SVGCircleElement>('.ring-left');
  const seconds = h('b', { class: 'ring-seconds', translate: 'no', role: 'timer', 'aria-live': 'off' });
  const face = drawn('avatar', picture);
  const element = h('div', { class: 'seat-ring' }, face, ring, seconds);
  let endsAt: number | undefined;
  let wasShort = false;

  function frame(): void {
    if (endsAt === undefined) return;
    const ms = Math.max(0, endsAt - performance.now());
    left?.setAttribute('stroke-dashoffset', String(length * (1 - Math.min(1, ms / turnMs))));
    const shown = String(Math.ceil(ms / 1000));
    if (seconds.textContent !== shown) seconds.textContent = shown;
    const isShort = ms < shortMs;
    element.classList.toggle('is-short', isShort);
    if (isShort && !wasShort && ms > 0) onShort();
    wasShort = isShort;
    requestAnimationFrame(frame);
  }
  return {
    element,
    show(msLeft: number) {
      const isRunning = endsAt !== undefined;
      endsAt = performance.now() + msLeft;
      wasShort = msLeft < shortMs;
      element.classList.add('is-on');
      if (!isRunning) frame();
    },
    stop() {
      endsAt = undefined;
      element.classList.remove('is-on', 'is-short');
      seconds.textContent = '';
    },
    picture: (markup: string) => void face.replaceChildren(...drawn('', markup).childNodes),
  };
}
