import { h } from '../../dom/dom.ts';
import { createStepper } from '../betting/stepper.ts';
import { drawName } from '../clock/clock.rules.ts';
import { drawsWords, timeOfDraw } from '../clock/clock-words.ts';
import type { GameStore } from '../game/game-store.ts';
import { t } from '../texts/translate.ts';
import type { Slip } from './slip.ts';
import type { SlipState } from './slip-state.ts';

/** In how many draws in a row the slip takes part, which they are, and whether it stops after a win. */
export function createChase(store: GameStore, slip: Slip) {
  const most = () => Math.max(1, Math.min(store.game().limits.mostDraws, store.open().length));
  const count = createStepper({ label: t('chase.draws'), least: 1, most, value: 1, changed: slip.setDraws });
  const list = h('ol', { class: 'chase-draws' });
  const summary = h('summary', {});
  const details = h('details', { class: 'chase-list' }, summary, list);
  const stop = h('input', { type: 'checkbox', id: 'stop-after-win', role: 'switch' });
  stop.addEventListener('change', () => slip.setStop(stop.checked));
  const stopRow = h(
    'label',
    { class: 'switch-row', for: 'stop-after-win' },
    h('span', {}, h('b', {}, t('chase.stop')), h('small', {}, t('chase.stop.text'))),
    stop,
    h('i', { class: 'switch', 'aria-hidden': 'true' }),
  );
  const head = h('div', { class: 'chase-head' }, h('span', {}, t('chase.draws')), count.element);
  return {
    element: h('div', { class: 'chase' }, head, details, stopRow),
    show({ draws, wanted, stopAfterWin, isLate }: SlipState): void {
      count.set(Math.min(wanted, most()));
      details.hidden = draws.length === 0 || isLate;
      stopRow.hidden = draws.length < 2;
      stop.checked = stopAfterWin;
      summary.textContent = drawsWords(draws);
      list.replaceChildren(
        ...draws.map(({ drawId, drawsAt }) =>
          h('li', {}, h('span', {}, drawName(drawId)), h('time', { datetime: drawsAt }, timeOfDraw(drawsAt))),
        ),
      );
    },
  };
}
