import '../hand.css';
import './mines.css';
import type { HandView } from '@portal/engines/hand-views';
import { cells } from '@portal/engines/mines/mines.rules';
import { drawn, h, isMotionReduced, wait } from '../../dom/dom.ts';
import { createChoicePicker } from '../choice-picker.ts';
import { createHandActions } from '../hand-actions.ts';
import type { MakeHandBoard } from '../hand-board.ts';
import { t } from '../texts/translate.ts';

const side = 5;
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -side, ArrowDown: side };

type MinesView = Extract<HandView, { kind: 'mines' }>;
type CellState = 'closed' | 'gem' | 'hit' | 'mine';

const cellWords = (cell: number, state: CellState): string =>
  t('mines.cell', { row: Math.floor(cell / side) + 1, column: (cell % side) + 1, state: t(`mines.${state}`) });

/** What lies under the cells of the mines. */
const gemPicture =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M30 18h40l18 24-38 42-38-42z" fill="url(#g-ice)" stroke="#123" stroke-opacity=".5" stroke-width="2"/><path d="M12 42h76M30 18l8 24 12 42 12-42 8-24M50 18 38 42m12-24 12 24" stroke="#fff" stroke-opacity=".8" stroke-width="2" fill="none"/><path d="M30 18h20L38 42H12z" fill="#fff" opacity=".4"/></svg>';

const minePicture =
  '<svg viewBox="0 0 100 100" aria-hidden="true"><path d="M50 12v12M50 76v12M12 50h12M76 50h12M23 23l9 9M68 68l9 9M77 23l-9 9M32 68l-9 9" stroke="#2b2f45" stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="50" r="29" fill="#1b1e30" stroke="#565c80" stroke-width="3"/><circle cx="50" cy="50" r="12" fill="url(#g-ruby)"/><path d="M34 42q4-11 14-14" stroke="#fff" stroke-width="4" stroke-linecap="round" fill="none" opacity=".6"/></svg>';

const courseOf = ({ worth, count }: MinesView) => (worth ? t('mines.worth', { worth }) : t('mines.begin', { count }));

const endOf = ({ hit, worth }: MinesView) =>
  hit === null ? t('hi_lo.cashed', { worth: worth ?? '' }) : t('mines.over');

/** Twenty-five cells; arrow keys go from one to the next. */
export const makeMinesBoard: MakeHandBoard = (game, sound) => {
  const picker = createChoicePicker(game);
  const actions = createHandActions({ cash: 'C' });
  const worth = h('output', { 'aria-label': t('worth.now') }, '—');
  const next = h('output', { 'aria-label': t('worth.after') }, '—');
  const note = h('p', { class: 'hand-note', role: 'status' });
  const tiles = Array.from({ length: cells }, (_, cell) => {
    const tile = h('button', { type: 'button', class: 'mine-cell', onClick: () => open(cell) });
    tile.tabIndex = cell === 0 ? 0 : -1;
    return tile;
  });

  function open(cell: number): void {
    if (!tiles[cell]?.classList.contains('is-closed')) return;
    actions.act(`cell:${cell}`);
  }
  function put(cell: number, state: CellState): void {
    const tile = tiles[cell];
    if (!tile || tile.classList.contains(`is-${state}`)) return;
    const picture = state === 'closed' ? [] : [drawn('', state === 'gem' ? gemPicture : minePicture)];
    tile.className = `mine-cell is-${state}`;
    tile.setAttribute('aria-label', cellWords(cell, state));
    tile.replaceChildren(...picture);
    if (state === 'gem') sound.click();
  }
  const grid = h('div', { class: 'mine-grid', role: 'group', 'aria-label': t('mines.cells') }, ...tiles);
  grid.addEventListener('keydown', (event) => {
    const at = tiles.findIndex((tile) => tile.contains(event.target as Node));
    const to = at + (steps[event.key] ?? 0);
    if (at < 0 || to === at || !tiles[to]) return;
    event.preventDefault();
    for (const tile of tiles) tile.tabIndex = -1;
    tiles[to].tabIndex = 0;
    tiles[to].focus();
  });
  for (const [cell] of tiles.entries()) put(cell, 'closed');
  actions.onTurn((isTurn) => grid.classList.toggle('is-turn', isTurn));
  actions.offer([]);
  actions.element.hidden = true;
  const figure = (name: string, value: HTMLElement) => h('p', {}, h('span', {}, name), value);

  /** What was opened, then where the mines lay. */
  async function showTiles({ open, hit, mines, ...view }: MinesView): Promise<void> {
    for (const [cell] of tiles.entries()) if (!open.includes(cell)) put(cell, 'closed');
    for (const cell of open) put(cell, cell === hit ? 'hit' : 'gem');
    worth.textContent = view.worth ?? '—';
    next.textContent = view.next ?? '—';
    if (mines.length > 0) await wait(isMotionReduced() ? 0 : 350);
    for (const cell of mines) if (cell !== hit) put(cell, 'mine');
    if (hit !== null) sound.stop();
  }

  return {
    element: h(
      'div',
      { class: 'board board-mines' },
      h('div', { class: 'mine-figures' }, figure(t('worth.now'), worth), figure(t('worth.next'), next)),
      grid,
      note,
      h('div', { class: 'mine-below' }, picker.element, actions.element),
    ),
    choice: picker.choice,
    async show(view, offers) {
      if (view.kind !== 'mines') return;
      const isOpen = offers.length > 0;
      await showTiles(view);
      note.textContent = isOpen ? courseOf(view) : endOf(view);
      picker.enable(!isOpen);
      picker.element.hidden = isOpen;
      const cash = offers.filter(({ id }) => id === 'cash');
      actions.offer(offers, { cash: view.worth ?? '', cell: '' });
      actions.element.hidden = cash.length === 0;
    },
    onAct: actions.onAct,
    cancel: actions.again,
  };
};
