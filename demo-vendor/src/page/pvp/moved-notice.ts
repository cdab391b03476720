import { h } from '../dom.ts';
import { t } from './texts/say.ts';

/** Tells a page that another one has its seat; `takeOver` when the player wants it back. */
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
