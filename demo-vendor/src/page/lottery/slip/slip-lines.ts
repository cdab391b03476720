import { h } from '../../dom/dom.ts';
import type { GameStore } from '../game/game-store.ts';
import type { SlipLine } from './slip.rules.ts';
import type { Slip } from './slip.ts';
import { createSlipLine } from './slip-line.ts';
import type { SlipState } from './slip-state.ts';

/** The lines of the slip; what is typed into one stays while others come and go. */
export function createSlipLines(store: GameStore, slip: Slip, edit: (line: SlipLine) => void) {
  const element = h('ul', { class: 'lines' });
  const shown = new Map<string, ReturnType<typeof createSlipLine>>();
  const keyOf = ({ playType, numbers }: SlipLine) => `${store.game().gameCode} ${playType} ${numbers.join(' ')}`;
  const at = (key: string) => slip.state().lines.findIndex((line) => keyOf(line) === key);

  function lineOf(key: string, line: SlipLine) {
    const there = shown.get(key);
    if (there) return there;
    const made = createSlipLine(store.game(), line, {
      set: (change) => slip.set(at(key), change),
      edit() {
        slip.remove(at(key));
        edit(line);
      },
      remove() {
        const index = at(key);
        slip.remove(index);
        const next = element.children[Math.min(index, element.children.length - 1)];
        next?.querySelector<HTMLElement>('.leg-remove:last-child')?.focus();
      },
    });
    shown.set(key, made);
    return made;
  }

  return {
    element,
    show({ lines, problem, refused }: SlipState): void {
      const keys = lines.map(keyOf);
      for (const [key, line] of shown) {
        if (keys.includes(key)) continue;
        line.element.remove();
        shown.delete(key);
      }
      const bad = refused?.line ?? (problem && 'line' in problem ? problem.line : undefined);
      for (const [i, line] of lines.entries()) {
        const each = lineOf(keys[i] ?? '', line);
        if (element.children[i] !== each.element) element.insertBefore(each.element, element.children[i] ?? null);
        each.element.classList.toggle('is-bad', bad === i);
        each.show(line, bad === i);
      }
    },
  };
}
