import { h } from '../dom/dom.ts';
import { t } from './texts/translate.ts';

/** Creates the notice that another page has the seat; `takeOver` is called when the player wants it back. */
export function movedNotice(takeOver: () => void): HTMLElement {
  const here = h('button', { type: 'button', class: 'main-act' }, t('moved.here'));
  const notice = h(
    'div',
    { class: 'moved', role: 'alert' },
    h('h2', {}, t('moved.title')),
    h('p', {}, t('moved.text')),
    here,
  );
  here.addEventListener('click', () => {
    notice.remove();
    takeOver();
  });
  return notice;
}
