import { icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';

/** Opens a sheet over the page; it closes by its button, Escape or a tap outside, and restores the focus. */
export function openSheet(title: string, ...content: Node[]): HTMLDialogElement {
  const opener = document.activeElement;
  const close = h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': tFrame('sheet.close') },
    icon('close'),
  );
  const head = h('header', { class: 'sheet-head' }, h('h2', {}, title), close);
  const dialog = h(
    'dialog',
    { class: 'sheet', 'aria-label': title },
    head,
    h('div', { class: 'sheet-body', tabindex: '0' }, ...content),
  );
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
  });
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}
