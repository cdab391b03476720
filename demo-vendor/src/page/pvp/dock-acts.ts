import { h } from '../dom.ts';

export interface DockRuns {
  sort(): void;
  hint(): void;
  pass(): void;
  play(): void;
}

/** The buttons below the own cards; each has a key of the keyboard as well. */
export function createDockActs(runs: DockRuns) {
  const act = (name: string, label: string, key: string, run: () => void) =>
    h(
      'button',
      { type: 'button', class: `act act-${name}`, title: `${label} (${key})`, 'aria-keyshortcuts': key, onClick: run },
      label,
    );
  const sort = act('sort', 'Sort', 'S', runs.sort);
  const hint = act('hint', 'Hint', 'H', runs.hint);
  const pass = act('pass', 'Pass', 'P', runs.pass);
  const play = act('play', 'Play', 'Enter', runs.play);
  return { element: h('div', { class: 'acts' }, sort, hint, pass, play), hint, pass, play };
}
