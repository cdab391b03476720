import type { SportsSession } from '../../../../sports/sports-shapes.ts';
import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';
import { refusalWords } from '../refusal-words.ts';
import type { SlipState } from '../slip-state.ts';
import { receipt } from './receipt.ts';

interface DoneActs {
  leave(): void;
  showMyBets(): void;
}

/** Creates the receipts of placed bets, updated until they are dismissed; the focus goes to the dismiss button. */
export function createSlipDone({ book, currencySymbol }: SportsSession, acts: DoneActs) {
  const element = h('div', { class: 'slip-done' });
  const receipts = h('div', { class: 'receipts' });
  const button = (name: string, text: string, act: () => void) =>
    h('button', { type: 'button', class: name, onClick: act }, text);
  return {
    element,
    show({ phase, placed, refusal }: SlipState): void {
      element.hidden = phase !== 'done';
      if (phase !== 'done') element.replaceChildren();
      if (phase !== 'done') return;
      receipts.replaceChildren(...receipt(placed, currencySymbol));
      if (element.childElementCount > 0) return;
      const again = button('main-act', t('done.done'), acts.leave);
      const mine = button('second-act', t('view.bets'), acts.showMyBets);
      const failed = refusal ? refusalWords(refusal, book.limits) : '';
      const status = h('p', { class: 'unseen', role: 'status' });
      element.replaceChildren(
        status,
        receipts,
        ...(failed ? [h('p', { class: 'slip-notice', role: 'alert' }, failed)] : []),
        h('div', { class: 'two-acts' }, mine, again),
      );
      status.textContent = t('done.placed', { count: placed.length });
      const isNear = element.parentElement?.contains(document.activeElement);
      if (isNear || document.activeElement === document.body) again.focus();
    },
  };
}
