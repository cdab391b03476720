import type { SportsbookInfo } from '../../../sports/sports-shapes.ts';
import { h } from '../../dom/dom.ts';
import { unclearStake } from '../../money/unclear-stake.ts';
import { tFrame } from '../../texts/translate.ts';
import { t } from '../texts/translate.ts';
import { refusalWords } from './refusal-words.ts';
import type { Slip } from './slip.ts';
import type { SlipState } from './slip-state.ts';

/** Faults that are shown at once; the others only after a stake is typed. */
const loudFaults = new Set(['same_match', 'market_closed', 'market_suspended', 'odds_changed', 'too_many_legs']);

/** Creates the button that places the slip, and the message of its fault. */
export function createSlipAct(slip: Slip, limits: SportsbookInfo['limits']) {
  const notice = h('p', { class: 'slip-notice', role: 'alert' });
  const button = h('button', { type: 'button', class: 'main-act' }, t('act.place'));
  button.addEventListener('click', () => {
    if (slip.state().fault === 'odds_changed') slip.agree();
    else void slip.place();
  });
  return {
    elements: [notice, button],
    show({ fault, refusal, unread, picks, mode, stakes }: SlipState): void {
      const isTyped = [...stakes.values()].some((text) => text !== '');
      const shownFault =
        refusal ?? (fault && (loudFaults.has(fault) || (isTyped && fault !== 'empty')) ? fault : undefined);
      const words =
        shownFault === 'stake_unread'
          ? (unclearStake(unread ?? '') ?? tFrame('stake.unread'))
          : shownFault
            ? refusalWords(shownFault, limits)
            : '';
      if (notice.textContent !== words) notice.textContent = words;
      notice.hidden = words === '';
      const isAgreeing = fault === 'odds_changed';
      const isOne = mode === 'parlay' || picks.length === 1;
      button.textContent = isAgreeing ? t('act.agree') : isOne ? t('act.place') : t('act.place_all');
      button.classList.toggle('is-agree', isAgreeing);
      button.setAttribute('aria-disabled', String(fault !== undefined && !isAgreeing));
    },
  };
}
