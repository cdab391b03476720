import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import { drawName } from '../clock/clock.rules.ts';
import type { GameStore } from '../game/game-store.ts';
import { t } from '../texts/translate.ts';
import { refusalWords } from './refusal-words.ts';
import type { Slip } from './slip.ts';
import type { SlipState } from './slip-state.ts';

/** The button to the confirmation, and the reason why the slip cannot be bought. */
export function createSlipAct(store: GameStore, slip: Slip, review: () => void) {
  const notice = h('p', { class: 'slip-notice', role: 'alert' });
  const lateWords = h('p', {});
  const take = h('button', { type: 'button', class: 'second-act', onClick: slip.takeNext }, '');
  const late = h('div', { class: 'late', role: 'alert' }, icon('clock'), lateWords, take);
  const button = h('button', { type: 'button', class: 'main-act' }, t('slip.review'));
  button.addEventListener('click', () => {
    const { isLate, problem } = slip.state();
    if (!isLate && !problem) review();
  });
  return {
    elements: [late, notice, button],
    show({ isLate, problem, refused, first }: SlipState): void {
      const [next] = store.open();
      late.hidden = !isLate;
      if (isLate) {
        const words = first ? t('slip.late', { name: drawName(first) }) : t('slip.no_draw');
        if (lateWords.textContent !== words) lateWords.textContent = words;
        take.textContent = next ? t('slip.take_draw', { name: drawName(next.drawId) }) : t('head.opening');
        take.setAttribute('aria-disabled', String(!next));
      }
      const shownFault = refused ?? (problem && problem.code !== 'empty' && !isLate ? problem : undefined);
      const words = shownFault ? refusalWords(shownFault.code, store.game().limits) : '';
      if (notice.textContent !== words) notice.textContent = words;
      notice.hidden = words === '';
      button.setAttribute('aria-disabled', String(isLate || problem !== undefined));
    },
  };
}
