import { kenoNumbers, kenoPicks } from '@portal/engines/number-games/keno.rules';

/** Creates the picked numbers; calls `onChange` when they change. */
export function createKenoTicket(onChange: () => void) {
  let picked: number[] = [];
  const set = (list: number[]) => {
    picked = list;
    onChange();
  };
  const filledUp = (list: readonly number[]) => {
    const full = [...list];
    while (full.length < kenoPicks) {
      const number = 1 + Math.floor(Math.random() * kenoNumbers);
      if (!full.includes(number)) full.push(number);
    }
    return full;
  };
  return {
    has: (number: number) => picked.includes(number),
    count: () => picked.length,
    clear: () => set([]),
    pickByLuck: () => set(filledUp([])),
    /** Toggles a number; false if ten are already picked. */
    toggle(number: number): boolean {
      if (picked.includes(number)) set(picked.filter((each) => each !== number));
      else if (picked.length === kenoPicks) return false;
      else set([...picked, number]);
      return true;
    },
    /** Returns the choice for the rules; missing numbers are picked at random. */
    choice(): string {
      if (picked.length < kenoPicks) set(filledUp(picked));
      return [...picked].sort((a, b) => a - b).join('-');
    },
  };
}
