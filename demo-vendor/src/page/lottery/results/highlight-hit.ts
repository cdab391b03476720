import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

/** Marks a number of a board that the ticket won by: for the eye by a ring, for others by a word. */
export function highlightHit<Shown extends Element>(shown: Shown, isHit: boolean | undefined): Shown {
  if (!isHit) return shown;
  shown.classList.add('is-hit');
  shown.append(h('span', { class: 'unseen' }, ` ${t('board.won')} `));
  return shown;
}
