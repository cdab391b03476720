import { colourOf } from '@portal/engines/roulette/roulette.rules';
import {
  columnOf,
  foldedField,
  foldedPosition,
  type GridPosition,
  gridPositionOf,
  rowOf,
  spotAt,
} from '../../boards/roulette/roulette-layout.rules.ts';
import { h } from '../../dom/dom.ts';
import { isTextKey, t } from '../texts/translate.ts';
import { type MakeFelt, spotName, stack } from './felt.ts';

/** A tap within this part of a field from an edge is a bet on the edge. */
const edge = 0.2;
const side = (part: number): -1 | 0 | 1 => (part < edge ? -1 : part > 1 - edge ? 1 : 0);
const outside: readonly [id: string, label: string][] = [
  ['low', '1–18'],
  ['even', 'felt.even'],
  ['red', ''],
  ['black', ''],
  ['odd', 'felt.odd'],
  ['high', '19–36'],
];

/** Creates the European roulette layout: horizontal on wide screens, folded on phones; edges and corners are bets. */
export const makeRouletteFelt: MakeFelt = (table, lay) => {
  const cells = new Map<string, HTMLButtonElement>();
  const texts = new Map<string, string>();
  const cell = (id: string, className: string, text: string, onTap = () => lay(id)) => {
    const element = h('button', { type: 'button', class: `spot ${className}` }, text);
    element.addEventListener('click', onTap);
    cells.set(id, element);
    texts.set(id, text);
    return element;
  };
  /** Creates a field of a group of equal ones, the nth from 1. */
  const groupCell = (id: string, className: string, nth: number, text: string) => {
    const element = cell(id, className, text);
    element.style.setProperty('--nth', String(nth));
    return element;
  };
  const numberCell = (number: number) => {
    const element = cell(String(number), `number is-${colourOf(number)}`, String(number), () => {});
    element.style.setProperty('--row', String(rowOf(number)));
    element.style.setProperty('--column', String(columnOf(number)));
    const { row, column } = foldedField(number);
    element.style.setProperty('--folded-row', String(row));
    element.style.setProperty('--folded-column', String(column));
    element.classList.toggle('at-fold', column === 3);
    element.addEventListener('click', (event) =>
      lay(event.detail === 0 ? String(number) : tapped(element, number, event)),
    );
    return element;
  };
  const numbers = Array.from({ length: 36 }, (_, i) => numberCell(i + 1));
  const overlay = h('div', { class: 'grid-chips', 'aria-hidden': 'true' });
  const others = [
    cell('0', 'zero is-green', '0'),
    ...[1, 2, 3].map((n) => groupCell(`column${n}`, 'column', n, '2:1')),
    ...[1, 2, 3].map((n) =>
      groupCell(`dozen${n}`, 'dozen', n, t(n === 1 ? 'felt.dozen1' : n === 2 ? 'felt.dozen2' : 'felt.dozen3')),
    ),
    ...outside.map(([id, label], i) => {
      const element = groupCell(id, `outside is-${id}`, i + 1, isTextKey(label) ? t(label) : label);
      if (!label) element.append(h('i', { class: 'diamond' }));
      return element;
    }),
  ];
  walkByArrows(numbers);
  return {
    element: h('section', { class: 'layout', 'aria-label': t('felt.label') }, ...others, ...numbers, overlay),
    chips(placed, laid) {
      overlay.replaceChildren();
      for (const [id, element] of cells) {
        element.querySelector('.stack')?.remove();
        element.setAttribute('aria-label', spotName(table, id, placed, laid, texts.get(id)));
      }
      for (const id of new Set([...placed.keys(), ...laid.keys()])) {
        const chip = stack(placed.get(id) ?? 0, laid.get(id) ?? 0);
        const position = gridPositionOf(id);
        if (position) putChip(chip, position);
        (position ? overlay : cells.get(id))?.append(chip);
      }
    },
    open(isOpen) {
      for (const element of cells.values()) element.setAttribute('aria-disabled', String(!isOpen));
    },
    light(winning) {
      for (const [id, element] of cells) element.classList.toggle('is-win', winning.has(id));
    },
  };
};

/** Positions a chip by fractions of the grid, for the horizontal and the folded layout. */
function putChip(chip: HTMLElement, position: GridPosition): void {
  const { down, right } = foldedPosition(position);
  const parts = { along: position.along / 12, across: position.across / 3, down: down / 7, right: right / 6 };
  for (const [name, part] of Object.entries(parts)) chip.style.setProperty(`--${name}`, String(part));
}

function tapped(element: HTMLElement, number: number, event: MouseEvent): string {
  const box = element.getBoundingClientRect();
  const x = side((event.clientX - box.left) / box.width);
  const y = side((event.clientY - box.top) / box.height);
  return isLying() ? spotAt(number, x, y === 0 ? 0 : y === 1 ? -1 : 1) : spotAt(number, y, x);
}

const isLying = () => matchMedia('(min-width: 760px)').matches;

/** Makes all numbers one tab stop; arrows move between them. */
function walkByArrows(numbers: readonly HTMLButtonElement[]): void {
  for (const [i, element] of numbers.entries()) {
    element.tabIndex = i === 0 ? 0 : -1;
    element.addEventListener('keydown', (event) => {
      const steps: Record<string, number> = isLying()
        ? { ArrowRight: 3, ArrowLeft: -3, ArrowUp: 1, ArrowDown: -1 }
        : { ArrowRight: 1, ArrowLeft: -1, ArrowUp: -3, ArrowDown: 3 };
      const next = numbers[i + (steps[event.key] ?? Number.NaN)];
      if (!next) return;
      event.preventDefault();
      element.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    });
  }
}
