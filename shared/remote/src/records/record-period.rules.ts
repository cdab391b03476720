import { addDays, addMonths, mondayOf } from '@portal/shared/contract/time/calendar-days';

/** First and last day, yyyy-mm-dd, inclusive. */
export interface Period {
  from: string;
  to: string;
}

/** Preset periods of a player's records, counted back from today. */
export const recordPresets = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
/** Presets of the agent centre, whose weeks begin on Monday. */
export const calendarPresets = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof recordPresets)[number] | (typeof calendarPresets)[number];

const firstOf = (day: string) => `${day.slice(0, 8)}01`;

const daysOf: Readonly<Record<Preset, (today: string) => Period>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  week: (today) => ({ from: addDays(today, -6), to: today }),
  month: (today) => ({ from: addDays(today, -29), to: today }),
  quarter: (today) => ({ from: addMonths(today, -3), to: today }),
  thisWeek: (today) => ({ from: mondayOf(today), to: today }),
  lastWeek: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  thisMonth: (today) => ({ from: firstOf(today), to: today }),
  lastMonth: (today) => ({ from: addMonths(firstOf(today), -1), to: addDays(firstOf(today), -1) }),
};

/**
 * Days of a preset. `week` and `month` are the last seven and thirty days including today; this week and month end
 * today.
 */
export const presetPeriod = (preset: Preset, today: string): Period => daysOf[preset](today);

/** Bounds of the days that can be chosen. */
export interface PeriodBounds {
  oldest: string;
  today: string;
  /** Absent: unlimited. */
  daysAtMost?: number;
}

/** Error of the chosen days: missing, reversed, out of bounds, or too many. */
export function periodFault(
  { from, to }: Period,
  { oldest, today, daysAtMost }: PeriodBounds,
): 'invalid' | 'reversed' | 'tooLong' | undefined {
  const isWithin = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= oldest && day <= today;
  if (!isWithin(from) || !isWithin(to)) return 'invalid';
  if (from > to) return 'reversed';
  return daysAtMost !== undefined && addDays(from, daysAtMost) <= to ? 'tooLong' : undefined;
}
