import { h } from '../../dom/dom.ts';
import { t } from '../texts/translate.ts';

interface DockRuns {
  sort(): void;
  hint(): void;
  pass(): void;
  play(): void;
}

/** Creates the buttons below the player's cards; each has a key too. */
export function createDockActs(runs: DockRuns) {
  const act = (name: string, label: string, key: string, run: () => void) =>
    h(
      'button',
      { type: 'button', class: `act act-${name}`, title: `${label} (${key})`, 'aria-keyshortcuts': key, onClick: run },
      label,
    );
  const sort = act('sort', t('dock.sort'), 'S', runs.sort);
  const hint = act('hint', t('dock.hint'), 'H', runs.hint);
  const pass = act('pass', t('dock.pass'), 'P', runs.pass);
  const play = act('play', t('dock.play'), 'Enter', runs.play);
  return { element: h('div', { class: 'acts' }, sort, hint, pass, play), hint, pass, play };
}
