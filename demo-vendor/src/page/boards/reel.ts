import { drawn, h, isMotionReduced } from '../dom.ts';

export interface Reel {
  element: HTMLElement;
  spin(): void;
  land(symbols: number[]): Promise<void>;
  /** Lets the marked symbols go and the new ones fall. */
  refill(symbols: number[]): Promise<void>;
  mark(row: number): void;
  clear(): void;
  shown(): number[];
}

const landMs = 520;
const turnMs = 460;

/** One reel: a window over a column that slides, with its symbols as elements of their own. */
export function createReel(rows: number, symbols: number, picture: (symbol: number) => string, seed: number): Reel {
  let current = Array.from({ length: rows }, (_, row) => (seed * 7 + row * 3) % symbols);
  let turning: Animation | undefined;
  const column = h('div', { class: 'column' });
  const element = h('div', { class: 'reel' }, column);
  const cell = (symbol: number) => drawn('cell', picture(symbol));
  const put = (list: number[]) => column.replaceChildren(...list.map(cell));
  const any = () => Math.floor(Math.random() * symbols);
  put(current);

  return {
    element,
    shown: () => current,
    spin() {
      if (isMotionReduced()) return;
      const strip = Array.from({ length: rows * 2 }, any);
      put([...strip, ...strip]);
      element.classList.add('is-turning');
      turning = column.animate(
        [{ transform: `translateY(${(-100 * 2 * rows) / (4 * rows)}%)` }, { transform: 'translateY(0)' }],
        { duration: turnMs, iterations: Number.POSITIVE_INFINITY },
      );
    },
    async land(list) {
      turning?.cancel();
      element.classList.remove('is-turning');
      current = list;
      if (isMotionReduced()) return put(list);
      put([...list, ...Array.from({ length: rows * 2 }, any)]);
      const from = `translateY(${(-100 * 2) / 3}%)`;
      const frames = [
        { transform: from },
        { transform: 'translateY(1.6%)', offset: 0.82 },
        { transform: 'translateY(0)' },
      ];
      await column.animate(frames, { duration: landMs, easing: 'cubic-bezier(.2,.7,.3,1)' }).finished;
      put(list);
    },
    async refill(list) {
      const before = current;
      current = list;
      put(list);
      if (isMotionReduced()) return;
      const kept = countKept(before, list);
      const falls = [...column.children].map((child, row) => {
        const height = row < list.length - kept ? -120 * (list.length - kept) : 0;
        const frames = [
          { transform: `translateY(${height}%)`, opacity: height ? 0 : 1 },
          { transform: 'none', opacity: 1 },
        ];
        return child.animate(frames, { duration: 380, easing: 'cubic-bezier(.3,.9,.4,1)' }).finished;
      });
      await Promise.all(falls);
    },
    mark: (row) => column.children[row]?.classList.add('is-win'),
    clear() {
      for (const child of column.children) child.classList.remove('is-win');
    },
  };
}

/** How many symbols at the bottom stayed where they were. */
function countKept(before: readonly number[], after: readonly number[]): number {
  let kept = 0;
  while (kept < after.length && before[before.length - 1 - kept] === after[after.length - 1 - kept]) kept += 1;
  return kept;
}
