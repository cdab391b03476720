import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

/** Creates a placeholder for a list of matches while it loads. */
export function skeleton(): HTMLElement {
  const row = () =>
    h(
      'div',
      { class: 'row is-waiting' },
      h('i', { class: 'bone bone-short' }),
      h('i', { class: 'bone' }),
      h('i', { class: 'bone' }),
      h('div', { class: 'prices' }, h('i', { class: 'bone bone-price' }), h('i', { class: 'bone bone-price' })),
    );
  const words = h('p', { class: 'unseen', role: 'status' }, t('list.waiting'));
  return h('div', { class: 'skeleton' }, words, row(), row(), row());
}
