/** Numbers that are chosen at the moment; every way of choosing looks at the same. */
export function createSelection(most: number, callbacks: { changed(): void; full(): void }) {
  let numbers: readonly string[] = [];
  const listeners = new Set<() => void>();
  const set = (next: readonly string[]) => {
    if (next.length > most) return callbacks.full();
    numbers = next;
    for (const listener of listeners) listener();
    callbacks.changed();
  };
  return {
    numbers: () => numbers,
    has: (number: string) => numbers.includes(number),
    toggle: (number: string) =>
      set(numbers.includes(number) ? numbers.filter((each) => each !== number) : [...numbers, number]),
    set,
    onChange: (listener: () => void) => void listeners.add(listener),
  };
}
export type Selection = ReturnType<typeof createSelection>;
