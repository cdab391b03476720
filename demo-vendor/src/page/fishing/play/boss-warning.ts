import type { FishKind } from '../../../engines/fishing/fish-kinds.ts';
import { h } from '../../dom.ts';

/** The banner that goes before the boss. What it says is told to reading aids elsewhere. */
export function createBossWarning() {
  const element = h('p', { class: 'boss-warning', 'aria-hidden': 'true' });
  return {
    element,
    show({ name, pays }: FishKind): void {
      element.replaceChildren(h('b', {}, name), h('span', {}, `pays up to ${pays.at(-1)}×`));
      element.classList.remove('is-shown');
      requestAnimationFrame(() => element.classList.add('is-shown'));
    },
  };
}
