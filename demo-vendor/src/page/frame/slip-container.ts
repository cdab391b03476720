import { h } from '../dom/dom.ts';
import { tFrame } from '../texts/translate.ts';

const wide = '(min-width: 1100px)';

/** Creates the place of the slip: a column on a wide page, a bottom sheet on a small one. */
export function createSlipContainer(panel: HTMLElement, heading: HTMLElement) {
  const column = h('aside', { class: 'slip-column', 'aria-label': tFrame('slip.column') });
  const sheet = h('dialog', { class: 'slip-sheet', 'aria-labelledby': 'slip-title' });
  const query = matchMedia(wide);
  let opener: Element | null = null;
  const settle = () => {
    if (query.matches && sheet.open) sheet.close();
    (query.matches ? column : sheet).append(panel);
  };
  query.addEventListener('change', settle);
  settle();
  sheet.addEventListener('click', (event) => event.target === sheet && sheet.close());
  sheet.addEventListener('close', () => {
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  });
  return {
    column,
    sheet,
    isWide: () => query.matches,
    open(): void {
      if (query.matches) {
        heading.focus();
        return;
      }
      if (sheet.open) return;
      opener = document.activeElement;
      sheet.showModal();
      heading.focus();
    },
    close(): void {
      if (sheet.open) sheet.close();
    },
  };
}
