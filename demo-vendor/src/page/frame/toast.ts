import { type IconName, icon } from '../art/line-icons.ts';
import { h } from '../dom/dom.ts';

const shownMs = 6000;

/** Creates short notifications at the upper edge: a won bet, a lost connection. */
export function createToasts() {
  const element = h('div', { class: 'toasts', role: 'status' });
  return {
    element,
    show(text: string, kind: 'good' | 'plain', sign: IconName): void {
      const toast = h('p', { class: `toast toast-${kind}` }, icon(sign), text);
      element.append(toast);
      setTimeout(() => toast.remove(), shownMs);
    },
  };
}

/** Creates a notice that stays while there is no connection. */
export function createLineNotice(words: string) {
  const element = h('p', { class: 'line-notice', role: 'status' });
  element.hidden = true;
  return {
    element,
    show(isLost: boolean): void {
      if (element.hidden === !isLost) return;
      element.hidden = !isLost;
      element.replaceChildren(...(isLost ? [icon('warn'), words] : []));
    },
  };
}
