/** The calls of a round; `second` is another win. */
const kinds = ['bet', 'win', 'second', 'rollback'] as const;
export type RoundStep = (typeof kinds)[number];

/** An order of a round's steps, with duplicates, and which of the two wins close it. */
export interface RoundOrder {
  steps: readonly RoundStep[];
  closes: { win: boolean; second: boolean };
}

const closings = [
  { win: true, second: false },
  { win: false, second: true },
  { win: true, second: true },
  { win: false, second: false },
];

/** Returns every different order of these steps. */
function ordersOf(steps: readonly RoundStep[]): RoundStep[][] {
  if (steps.length === 0) return [[]];
  return [...new Set(steps)].flatMap((step) =>
    ordersOf(steps.toSpliced(steps.indexOf(step), 1)).map((remaining) => [step, ...remaining]),
  );
}

/** Returns every order of the four steps with some sent twice: 24 without a duplicate, 6,384 in all. */
function allOrders(): RoundStep[][] {
  const doubled = Array.from({ length: 2 ** kinds.length }, (_, mask) => kinds.filter((_kind, at) => mask & (1 << at)));
  return doubled.flatMap((twice) => ordersOf([...kinds, ...twice])).sort((a, b) => a.length - b.length);
}

/**
 * Returns this many orders: the plain ones with each closing, those with one duplicate, then a spread of the longer
 * ones; beyond all of them, repeats with random closings.
 */
export function roundOrders(count: number, random: () => number): RoundOrder[] {
  const closing = () => closings[Math.floor(random() * closings.length)] ?? { win: true, second: false };
  const all = allOrders();
  const ofLength = (matches: (length: number) => boolean) => all.filter(({ length }) => matches(length));
  const plain = ofLength((length) => length === 4).flatMap((steps) => closings.map((closes) => ({ steps, closes })));
  const first = [...plain, ...ofLength((length) => length === 5).map((steps) => ({ steps, closes: closing() }))];
  const longer = ofLength((length) => length > 5);
  const wanted = Math.max(0, count - first.length);
  const stride = Math.max(1, longer.length / Math.max(1, wanted));
  const others = Array.from({ length: wanted }, (_, at): RoundOrder => {
    const steps = longer[Math.floor(at * stride) % longer.length] ?? [];
    return { steps, closes: closing() };
  });
  return [...first, ...others].slice(0, count);
}
