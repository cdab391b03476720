import { chipsCount, chipsText, type LaidChips, readChips, type Spot } from '@portal/engines/chips.rules';
import { h } from '../../dom/dom.ts';
import { setPressable } from '../../dom/pressable.ts';
import type { Sound } from '../../sound.ts';
import { t } from '../texts/translate.ts';
import { doubled, withChip } from './chip-bets.rules.ts';
import { createFelt, type FeltLayout } from './chip-felt.ts';

type Laid = readonly LaidChips[];

interface ChipBets {
  element: HTMLElement;
  /** Returns the chips as a choice; undefined without chips. */
  choice(): string | undefined;
  count(): number;
  onChange(listener: () => void): void;
  /** Highlights the wins; a round from before a reload includes its chips. */
  showResult(choice: string, winners: readonly string[]): void;
  /** Locks the felt during a round, and stores the chips for 'repeat'. */
  lock(isLocked: boolean): void;
}

/** Creates a felt with its tools: undo, clear, double and repeat. */
export function createChipBets(
  label: string,
  spots: readonly Spot[],
  layouts: { narrow: FeltLayout; wide: FeltLayout },
  sound: Sound,
): ChipBets {
  let laid: Laid = [];
  let before: Laid[] = [];
  let played: Laid = [];
  let isLocked = false;
  let notify = () => {};
  const felt = createFelt(label, spots, layouts, (spot) => change(withChip(laid, spot)));
  const tool = (name: string, sign: string, act: () => void) =>
    h('button', { type: 'button', class: 'chip-tool', onClick: act }, h('span', { 'aria-hidden': 'true' }, sign), name);
  const undo = tool(t('tool.undo'), '↶', () => put(before.pop() ?? laid));
  const clear = tool(t('tool.clear'), '✕', () => change([]));
  const double = tool(t('tool.double'), '×2', () => change(doubled(laid)));
  const repeat = tool(t('tool.repeat'), '⟳', () => change(played));

  function change(next: Laid): void {
    if (isLocked || next === laid) return;
    before = [...before.slice(-49), laid];
    sound.click();
    put(next);
  }
  function put(next: Laid): void {
    laid = next;
    felt.highlight([]);
    felt.showChips(laid);
    offer();
    notify();
  }
  function offer(): void {
    setPressable(undo, !isLocked && before.length > 0);
    setPressable(clear, !isLocked && laid.length > 0);
    setPressable(double, !isLocked && laid.length > 0);
    setPressable(repeat, !isLocked && played.length > 0 && chipsText(played) !== chipsText(laid));
  }
  offer();
  return {
    element: h(
      'div',
      { class: 'chip-bets' },
      felt.element,
      h('div', { class: 'chip-tools' }, undo, clear, double, repeat),
    ),
    choice: () => (laid.length === 0 ? undefined : chipsText(laid)),
    count: () => chipsCount(laid),
    onChange(listener) {
      notify = listener;
    },
    showResult(choice, winners) {
      if (laid.length === 0) put(readChips(spots, choice) ?? []);
      felt.highlight(winners);
    },
    lock(isOn) {
      isLocked = isOn;
      if (isOn) {
        played = laid;
        felt.highlight([]);
      }
      felt.element.classList.toggle('is-locked', isOn);
      offer();
    },
  };
}
