import type { DrawView } from '../../../lottery/lottery-shapes.ts';
import type { LotteryKindCode } from '../../../lottery/rules/lottery-kind.ts';

/** How often a value was drawn, and for how many draws it has not been (0: it was in the last one). */
export interface TrendCount {
  value: string;
  times: number;
  since: number;
}

const ballTitles = ['trend.ball.1', 'trend.ball.2', 'trend.ball.3', 'trend.ball.4', 'trend.ball.5'] as const;

type TrendTitle =
  | (typeof ballTitles)[number]
  | 'trend.balls'
  | 'trend.dice_sum'
  | 'trend.faces'
  | 'trend.first_digits'
  | 'trend.first_last'
  | 'trend.endings'
  | 'trend.special_tail';

export interface Trend {
  /** What is counted: the text of the heading. */
  title: TrendTitle;
  /** Bars for few values, squares in rows of ten for a hundred. */
  look: 'bars' | 'squares';
  counts: TrendCount[];
}

type Values = (draw: DrawView) => readonly string[];

/** Counts values over draws, newest first. Ignores values that are not requested. */
export function countValues(draws: readonly DrawView[], values: readonly string[], of: Values): TrendCount[] {
  const counts = new Map(values.map((value) => [value, { value, times: 0, since: draws.length }]));
  for (const [age, draw] of draws.entries()) {
    for (const value of of(draw)) {
      const count = counts.get(value);
      if (!count) continue;
      count.times += 1;
      count.since = Math.min(count.since, age);
    }
  }
  return [...counts.values()];
}

const range = (from: number, to: number, length = 1) =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i).padStart(length, '0'));

const all: Values = ({ numbers = [] }) => numbers.flatMap((prize) => [...prize.numbers]);
const tails =
  (length: number, of: Values = all): Values =>
  (draw) =>
    of(draw)
      .filter((number) => number.length >= length)
      .map((number) => number.slice(-length));
const head: Values = ({ numbers = [] }) => numbers[0]?.numbers ?? [];
const sum: Values = (draw) => [String(all(draw).reduce((total, number) => total + Number(number), 0))];
const digitsOf =
  (of: Values): Values =>
  (draw) =>
    of(draw).flatMap((number) => [...number]);

/** What is worth counting of the draws of a kind, over the draws that have a result. */
export function trendsOf(kind: LotteryKindCode, ended: readonly DrawView[]): Trend[] {
  const draws = ended.filter(({ state }) => state === 'result');
  const bars = (title: TrendTitle, values: string[], of: Values): Trend => ({
    title,
    look: 'bars',
    counts: countValues(draws, values, of),
  });
  const squares = (title: TrendTitle, of: Values): Trend => ({
    title,
    look: 'squares',
    counts: countValues(draws, range(0, 99, 2), of),
  });
  const digits = range(0, 9);
  if (kind === 'three-dice') return [bars('trend.dice_sum', range(3, 18), sum), bars('trend.faces', range(1, 6), all)];
  if (kind === 'five-digits') {
    const ball =
      (at: number): Values =>
      (draw) =>
        all(draw).slice(at, at + 1);
    return [bars('trend.balls', digits, all), ...ballTitles.map((title, at) => bars(title, digits, ball(at)))];
  }
  if (kind === 'thai' || kind === 'four-d')
    return [bars('trend.first_digits', digits, digitsOf(head)), bars('trend.first_last', digits, tails(1, head))];
  return [squares('trend.endings', tails(2)), bars('trend.special_tail', digits, tails(1, special))];
}

const special: Values = ({ numbers = [] }) => numbers.find(({ prize }) => prize === 'DB')?.numbers ?? [];

/** The values drawn most often, and those that have been out longest: several where they are even. */
export function marked(counts: readonly TrendCount[]): { hot: TrendCount[]; cold: TrendCount[] } {
  const most = (of: (count: TrendCount) => number): TrendCount[] => {
    const peak = Math.max(...counts.map(of));
    return counts.filter((count) => of(count) === peak);
  };
  return { hot: most(({ times }) => times), cold: most(({ since }) => since) };
}
