import { drawn, h, isMotionReduced } from '../../dom/dom.ts';

export interface Reel {
  element: HTMLElement;
  spin(): void;
  land(symbols: number[]): Promise<void>;
  /** Lets the symbols of `taken` rows go and the others fall; what comes from above is new. */
  refill(symbols: number[], removed: ReadonlySet<number>): Promise<void>;
  highlight(row: number): void;
  clear(): void;
  shown(): number[];
}

interface ReelLook {
  rows: number;
  /** Symbols that run past while it turns. */
  pool: readonly number[];
  picture(symbol: number): string;
}

const landMs = 520;
const turnMs = 460;

/** One reel: a window over a column that slides, with its symbols as elements of their own, however many it stops with. */
export function createReel({ rows, pool, picture }: ReelLook, seed: number): Reel {
  const at = (place: number) => pool[place % pool.length] ?? 0;
  let current = Array.from({ length: rows }, (_, row) => at(seed * 7 + row * 3));
  let turning: Animation | undefined;
  const column = h('div', { class: 'column' });
  const element = h('div', { class: 'reel' }, column);
  const cells = (list: readonly number[]) =>
    list.map((symbol) => {
      const cell = drawn('cell', picture(symbol));
      if (list.length !== rows) cell.style.setProperty('--in-reel', String(list.length));
      return cell;
    });
  const put = (list: number[]) => column.replaceChildren(...cells(list));
  const passing = () => Array.from({ length: rows }, () => at(Math.floor(Math.random() * pool.length)));
  put(current);

  return {
    element,
    shown: () => current,
    spin() {
      if (isMotionReduced()) return;
      const strip = [...cells(passing()), ...cells(passing())];
      column.replaceChildren(...strip, ...strip.map((cell) => cell.cloneNode(true)));
      element.classList.add('is-turning');
      turning = column.animate([{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }], {
        duration: turnMs,
        iterations: Number.POSITIVE_INFINITY,
      });
    },
    async land(list) {
      turning?.cancel();
      element.classList.remove('is-turning');
      current = list;
      if (isMotionReduced()) return put(list);
      column.replaceChildren(...cells(list), ...cells(passing()), ...cells(passing()));
      const frames = [
        { transform: `translateY(${(-100 * 2) / 3}%)` },
        { transform: 'translateY(1.6%)', offset: 0.82 },
        { transform: 'translateY(0)' },
      ];
      await column.animate(frames, { duration: landMs, easing: 'cubic-bezier(.2,.7,.3,1)' }).finished;
      put(list);
    },
    async refill(list, removed) {
      current = list;
      put(list);
      if (isMotionReduced() || removed.size === 0) return;
      const remaining = list.map((_, row) => row).filter((row) => !removed.has(row));
      const falls = [...column.children].map((child, row) => {
        const from = remaining[row - removed.size];
        const rowsFallen = from === undefined ? removed.size : row - from;
        const frames = [{ transform: `translateY(${-100 * rowsFallen}%)` }, { transform: 'none' }];
        return child.animate(frames, { duration: 260 + 50 * rowsFallen, easing: 'cubic-bezier(.4,0,.6,1.25)' })
          .finished;
      });
      await Promise.all(falls);
    },
    highlight: (row) => column.children[row]?.classList.add('is-win'),
    clear() {
      for (const child of column.children) child.classList.remove('is-win');
    },
  };
}
