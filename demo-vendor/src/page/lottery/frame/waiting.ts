import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

/** The shape of the page while it is on its way. */
export function waiting(): HTMLElement {
  const bone = (name: string) => h('i', { class: `bone ${name}` });
  const words = h('p', { class: 'unseen', role: 'status' }, t('page.waiting'));
  return h('div', { class: 'skeleton' }, words, bone('bone-price'), bone(''), bone('bone-price'), bone('bone-price'));
}
