import type { FishKind } from '../../../engines/fishing/fish-kinds.ts';
import { h } from '../../dom/dom.ts';
import { localize } from '../../texts/localize.ts';
import { t } from '../texts/translate.ts';

/** Creates the banner before the boss. Screen readers get its text elsewhere. */
export function createBossWarning() {
  const element = h('p', { class: 'boss-warning', 'aria-hidden': 'true' });
  return {
    element,
    show({ name, pays }: FishKind): void {
      element.replaceChildren(h('b', {}, localize(name)), h('span', {}, t('boss.pays', { times: pays.at(-1) ?? 0 })));
      element.classList.remove('is-shown');
      requestAnimationFrame(() => element.classList.add('is-shown'));
    },
  };
}
