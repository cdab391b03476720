import { icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';

/** Opens a dialog that closes by its button, Escape or a tap outside, and restores the focus. */
export function openDialog(title: string, close: HTMLButtonElement, ...content: Node[]): HTMLDialogElement {
  const opener = document.activeElement;
  const dialog = h('dialog', { class: 'sheet', 'aria-label': title }, ...content);
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

/** Opens a sheet over a page with a slip. */
export function openSheet(title: string, ...content: Node[]): HTMLDialogElement {
  const close = h(
    'button',
    { type: 'button', class: 'icon-button', 'aria-label': tFrame('sheet.close') },
    icon('close'),
  );
  const head = h('header', { class: 'sheet-head' }, h('h2', {}, title), close);
  return openDialog(title, close, head, h('div', { class: 'sheet-body', tabindex: '0' }, ...content));
}
