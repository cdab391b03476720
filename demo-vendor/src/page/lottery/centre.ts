import { h } from '../dom/dom.ts';
import type { ViewName } from './frame/views.ts';

interface CentreParts {
  content(view: ViewName): HTMLElement;
  shown(view: ViewName): void;
}

/** The middle of the page: one of its views. */
export function createCentre({ content, shown }: CentreParts) {
  const element = h('div', { class: 'centre', tabindex: '-1' });
  let view: ViewName = 'lobby';
  return {
    element,
    view: () => view,
    show(next: ViewName): void {
      view = next;
      element.dataset.view = next;
      element.replaceChildren(content(next));
      element.scrollTop = 0;
      shown(next);
    },
  };
}
