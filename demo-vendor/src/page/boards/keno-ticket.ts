import { kenoNumbers, kenoPicks } from '../../engines/keno/keno.rules.ts';

/** The numbers that a player picks; `onChange` is told whenever they are others. */
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
    /** Picks a number or takes it back; false when ten are picked already. */
    toggle(number: number): boolean {
      if (picked.includes(number)) set(picked.filter((each) => each !== number));
      else if (picked.length === kenoPicks) return false;
      else set([...picked, number]);
      return true;
    },
    /** The choice as the rules read it; numbers that are missing are picked by luck. */
    choice(): string {
      if (picked.length < kenoPicks) set(filledUp(picked));
      return [...picked].sort((a, b) => a - b).join('-');
    },
  };
}
