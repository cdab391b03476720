import type { SlipLimits } from '../../../../lottery/lottery-shapes.ts';
import type { PlayType } from '../../../../lottery/rules/lottery-kind.ts';
import { h } from '../../../dom/dom.ts';
import { t } from '../../texts/translate.ts';
import { createDigitColumns } from './digit-columns.ts';
import { createNumberBoard } from './number-board.ts';
import { createOptionChips } from './option-chips.ts';
import { createSelection, type Selection } from './selection.ts';
import { createTypeNumbers } from './type-numbers.ts';

interface Way {
  name: string;
  make(): HTMLElement;
}

interface PickerParts {
  playType: PlayType;
  limits: SlipLimits;
  changed(): void;
  /** Something could not be chosen; in words. */
  showNotice(words: string): void;
}

function waysOf(
  { shape, picks }: PlayType,
  playType: PlayType,
  selection: Selection,
  full: (n: number) => void,
): Way[] {
  if (shape.kind !== 'digits') return [{ name: t('pick.options'), make: () => createOptionChips(playType, selection) }];
  const { length } = shape;
  const board = (digits: 1 | 2 | 3): Way => ({
    name: t('pick.board'),
    make: () => createNumberBoard(digits, selection),
  });
  const columns: Way = { name: t('pick.digits'), make: () => createDigitColumns(length, selection, full) };
  const typed: Way = { name: t('pick.type'), make: () => createTypeNumbers(length, selection) };
  if (length === 1) return [board(1)];
  if (length === 2) return picks.most > 1 ? [board(2), typed] : [board(2), columns, typed];
  if (picks.most > 1) return length === 3 ? [board(3), typed] : [typed];
  return length === 3 ? [columns, board(3), typed] : [columns, typed];
}

/** Choosing of the numbers of one play type, in the ways that suit it. */
export function createPicker({ playType, limits, changed, showNotice }: PickerParts) {
  const { picks } = playType;
  const isSingle = picks.most === 1;
  const most = isSingle ? limits.mostLines : picks.most;
  const full = (count = most + 1) =>
    showNotice(
      isSingle
        ? t('pick.too_many', { lines: t('count.line', { count }), most })
        : t('pick.at_most', { numbers: t('count.number', { count: most }) }),
    );
  const selection = createSelection(most, { changed, full: () => full() });
  const ways = waysOf(playType, playType, selection, full);
  const container = h('div', { class: 'pick-place' });
  const made = new Map<string, HTMLElement>();
  const buttons = ways.map((way) => ({
    way,
    button: h('button', { type: 'button', class: 'slip-tab', onClick: () => open(way) }, way.name),
  }));

  function open(way: Way): void {
    const content = made.get(way.name) ?? way.make();
    made.set(way.name, content);
    container.replaceChildren(content);
    for (const each of buttons) each.button.setAttribute('aria-pressed', String(each.way === way));
  }

  const tabs = h('div', { class: 'pick-ways', role: 'group', 'aria-label': t('pick.way') });
  tabs.append(...buttons.map(({ button }) => button));
  const [first] = ways;
  if (first) open(first);
  return {
    element: h('div', { class: 'picker' }, ...(ways.length > 1 ? [tabs] : []), container),
    /** Lines that the chosen numbers make; none as long as a line is not whole. */
    lines(): string[][] {
      const numbers = [...selection.numbers()];
      if (isSingle) return numbers.map((number) => [number]);
      return numbers.length >= picks.least && numbers.length <= picks.most ? [numbers] : [];
    },
    count: () => selection.numbers().length,
    /** Numbers that are still missing from a line of several. */
    missing: () => (isSingle ? 0 : Math.max(0, picks.least - selection.numbers().length)),
    clear: () => selection.set([]),
    set: (numbers: readonly string[]) => selection.set(numbers),
  };
}
export type Picker = ReturnType<typeof createPicker>;
