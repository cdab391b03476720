import type { Phase } from '../../tables/phases.rules.ts';
import { phaseMs } from '../../tables/phases.rules.ts';
import { drawn, h } from '../dom/dom.ts';
import { t } from './texts/translate.ts';

const length = 2 * Math.PI * 44;

/** Creates a ring that empties with the time left in a phase, by the server's clock. */
export function createCountdown() {
  const ring = drawn(
    'ring',
    `<svg viewBox="0 0 100 100" aria-hidden="true"><circle cx="50" cy="50" r="44" fill="rgb(8 6 24 / .72)" stroke="#fff" stroke-opacity=".16" stroke-width="9"/><circle class="ring-left" cx="50" cy="50" r="44" fill="none" stroke-width="9" stroke-linecap="round" transform="rotate(-90 50 50)" stroke-dasharray="${length}"/></svg>`,
  );
  const left = ring.querySelector<SVGCircleElement>('.ring-left');
  const seconds = h('b', { translate: 'no' });
  const phaseWord = h('span', { class: 'phase-word' });
  const element = h('div', { class: 'countdown', role: 'timer', 'aria-live': 'off' }, ring, seconds, phaseWord);
  let at: { phase: Phase; endsAt: number } | undefined;

  function frame(): void {
    if (at) {
      const ms = Math.max(0, at.endsAt - performance.now());
      const part = Math.min(1, ms / phaseMs[at.phase]);
      left?.setAttribute('stroke-dashoffset', String(length * (1 - part)));
      element.classList.toggle('is-short', at.phase === 'betting' && ms < 4000);
      const shown = String(Math.ceil(ms / 1000));
      if (seconds.textContent !== shown) seconds.textContent = shown;
    }
    requestAnimationFrame(frame);
  }
  requestAnimationFrame(frame);
  return {
    element,
    show(phase: Phase, msLeft: number) {
      at = { phase, endsAt: performance.now() + msLeft };
      element.dataset.phase = phase;
      phaseWord.textContent = t(`phase.${phase}`);
    },
    msLeft: () => (at ? at.endsAt - performance.now() : 0),
  };
}
