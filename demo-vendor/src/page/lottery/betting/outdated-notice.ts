import { icon } from '../../art/line-icons.ts';
import { h } from '../../dom/dom.ts';
import type { GameStore } from '../game-store.ts';
import { t } from '../texts/translate.ts';

/** Creates the notice that the game data is outdated because reading it failed, with a retry button. */
export function createOutdatedNotice(store: GameStore) {
  const retry = () =>
    h('button', { type: 'button', class: 'head-rules', onClick: () => void store.refresh() }, t('lobby.retry'));
  const element = h('p', { class: 'head-not-read', role: 'alert' });
  element.hidden = true;
  return {
    element,
    show(): void {
      const isOld = store.isOld();
      if (element.hidden === !isOld) return;
      element.hidden = !isOld;
      element.replaceChildren(...(isOld ? [icon('warn'), t('head.not_read'), retry()] : []));
    },
  };
}
