import type { OpenedDraw } from '@portal/shared/contract/lottery/opened-numbers';
import { boardKind } from '../../numbers/board.rules.ts';

/** What is counted: the two-figure endings of boards with longer numbers, the figures of balls, the sums of dice. */
type TrendKind = 'endings' | 'figures' | 'sums';

export interface TrendCount {
  /** "07", "7" or "11". */
  value: string;
  times: number;
}

export interface TrendOf {
  kind: TrendKind;
  draws: number;
  counts: TrendCount[];
  /** The up to five most and least frequent values; none if all are equally frequent. */
  hot: TrendCount[];
  cold: TrendCount[];
}

const shownEnds = 5;

/** How often each value came in draws that have a result. */
export function trendOf(draws: readonly OpenedDraw[]): TrendOf {
  const drawn = draws.filter(({ state, prizes }) => state === 'result' && prizes.length > 0);
  const kind = trendKind(drawn[0]);
  const times = new Map(valuesOf(kind).map((value) => [value, 0]));
  for (const value of drawn.flatMap((draw) => seenIn(draw, kind))) {
    const before = times.get(value);
    if (before !== undefined) times.set(value, before + 1);
  }
  const counts = [...times].map(([value, count]) => ({ value, times: count }));
  return { kind, draws: drawn.length, counts, ...endsOf(counts) };
}

function trendKind(draw: OpenedDraw | undefined): TrendKind {
  const board = draw && boardKind(draw);
  if (board === 'dice') return 'sums';
  return board === 'balls' && draw?.prizes[0]?.numbers.every((number) => number.length === 1) ? 'figures' : 'endings';
}

function valuesOf(kind: TrendKind): string[] {
  const [from, to] = { endings: [0, 99], figures: [0, 9], sums: [3, 18] }[kind] as [number, number];
  const width = kind === 'endings' ? 2 : 1;
  return Array.from({ length: to - from + 1 }, (_, place) => String(from + place).padStart(width, '0'));
}

function seenIn({ prizes }: OpenedDraw, kind: TrendKind): string[] {
  const numbers = prizes.flatMap((prize) => prize.numbers);
  if (kind === 'sums') return [String(numbers.reduce((sum, face) => sum + Number(face), 0))];
  return kind === 'figures' ? numbers : numbers.map((number) => number.slice(-2).padStart(2, '0'));
}

function endsOf(counts: readonly TrendCount[]): Pick<TrendOf, 'hot' | 'cold'> {
  const falling = [...counts].sort((one, other) => other.times - one.times || one.value.localeCompare(other.value));
  const most = falling[0]?.times ?? 0;
  const least = falling.at(-1)?.times ?? 0;
  if (most === least) return { hot: [], cold: [] };
  const rising = [...counts].sort((one, other) => one.times - other.times || one.value.localeCompare(other.value));
  const middle = (most + least) / 2;
  return {
    hot: falling.filter(({ times }) => times > middle).slice(0, shownEnds),
    cold: rising.filter(({ times }) => times < middle).slice(0, shownEnds),
  };
}
