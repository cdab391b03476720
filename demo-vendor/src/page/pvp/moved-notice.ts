import { h } from '../dom.ts';

/** Tells a page that another one has its seat; `takeOver` when the player wants it back. */
export function movedNotice(takeOver: () => void): HTMLElement {
  const here = h('button', { type: 'button', class: 'main-act' }, 'Play here instead');
  const notice = h(
    'div',
    { class: 'moved', role: 'alert' },
    h('h2', {}, 'You play in another window'),
    h('p', {}, 'Your seat has moved there. Nothing is lost.'),
    here,
  );
  here.addEventListener('click', () => {
    notice.remove();
    takeOver();
  });
  return notice;
}
