import { type HandEngine, stakeMultiple } from '../engine.ts';
import { pick } from '../pick.rules.ts';

export const cells = 25;
export const mineCounts = [3, 5, 10] as const;

/** Thousandths of the stake: fine enough that rounding moves no step by a twentieth of a percent. */
const denominator = 1000;
const returned = 970;
/** A hand ends when it is worth this many stakes. */
const mostStakes = 1000;

export interface MinesState {
  /** Cells with a mine; shown when the hand is over. */
  mines: number[];
  /** Cells in the order they were opened. */
  open: number[];
  isCashed: boolean;
}

/** Returns the chance that the first `opened` cells hide no mine. */
export function safeChance(mines: number, opened: number): number {
  let chance = 1;
  for (let n = 0; n < opened; n += 1) chance *= (cells - mines - n) / (cells - n);
  return chance;
}

/** Returns the value of `opened` safe cells in thousandths of the stake: 97 % divided by the chance to get there. */
export function minesUnits(mines: number, opened: number): number {
  return opened === 0 ? 0 : Math.round(returned / safeChance(mines, opened));
}

const hitMine = ({ mines, open }: MinesState) => open.find((cell) => mines.includes(cell)) ?? null;

/** Returns the number of safe cells after which there is nothing more to win. */
export function lastStep(mines: number): number {
  let step = 1;
  while (step < cells - mines && minesUnits(mines, step) < mostStakes * denominator) step += 1;
  return step;
}

function isOver(state: MinesState): boolean {
  return state.isCashed || hitMine(state) !== null || state.open.length >= lastStep(state.mines.length);
}

function cellOf(action: string): number | undefined {
  const match = /^cell:(\d|1\d|2[0-4])$/.exec(action);
  return match ? Number(match[1]) : undefined;
}

const multiple = (mines: number, opened: number) => stakeMultiple(minesUnits(mines, opened), denominator);

export const mines: HandEngine<MinesState> = {
  id: 'mines',
  title: 'Mines',
  denominator,
  returnPercent: 97,
  returnBasis: 'exact',
  reels: 5,
  rows: 5,
  lines: 1,
  choices: mineCounts.map((count) => ({ id: `${count}`, label: `${count} mines`, pays: `from ${multiple(count, 1)}` })),
  rules: [
    'Mines are hidden under 3, 5 or 10 of 25 cells before you open the first. Each safe cell raises what you can cash out; a mine loses it all. Cash out whenever you like after the first cell.',
    'Every step pays 97 % divided by the chance of coming that far, to the thousandth of the stake: whenever you stop, the return is 97.0 %.',
    'The hand is paid automatically at 1,000 times the stake or when every safe cell is open. If you do not come back, it is cashed out for you; if no cell is open, the middle one is opened first.',
  ],
  paytable: mineCounts.map((count) => ({
    label: `${count} mines`,
    pays: [1, 2, 3, 5, 8].map((step) => `${step}: ${multiple(count, step)}`).join(' · '),
  })),
  begin: (draw, choice) => ({ mines: pick(draw, Number(choice ?? 3), cells), open: [], isCashed: false }),
  offers(state) {
    if (isOver(state)) return [];
    const cell = { id: 'cell', label: 'Open a cell', stakes: 0 };
    return state.open.length === 0 ? [cell] : [cell, { id: 'cash', label: 'Cash out', stakes: 0 }];
  },
  isOpen(state, action) {
    if (isOver(state)) return false;
    if (action === 'cash') return state.open.length > 0;
    const cell = cellOf(action);
    return cell !== undefined && !state.open.includes(cell);
  },
  act: (state, action) =>
    action === 'cash' ? { ...state, isCashed: true } : { ...state, open: [...state.open, cellOf(action) ?? 0] },
  show(state) {
    const { open } = state;
    const count = state.mines.length;
    const hit = hitMine(state);
    const isDone = isOver(state);
    const worth = hit === null && open.length > 0 ? multiple(count, open.length) : null;
    const next = isDone ? null : multiple(count, open.length + 1);
    return { kind: 'mines', count, open, hit, worth, next, mines: isDone ? state.mines : [] };
  },
  units: (state) => (isOver(state) && hitMine(state) === null ? minesUnits(state.mines.length, state.open.length) : 0),
  unattended: ({ open }) => (open.length === 0 ? 'cell:12' : 'cash'),
};
