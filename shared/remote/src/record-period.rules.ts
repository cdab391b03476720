/** First and last day, yyyy-mm-dd, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Periods that are chosen by one press: of a player's records, counted back from today. */
export const recordPresets = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
/** Those of the agent centre, whose weeks begin on Monday. */
export const calendarPresets = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const;
export type Preset = (typeof recordPresets)[number] | (typeof calendarPresets)[number];

/** The calendar day of a moment in the portal's zone. */
export function dayOf(timeZone: string | undefined, moment: Date): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('en-CA', { ...parts, ...(timeZone && { timeZone }) }).format(moment);
}

export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** The same day so many months before; the last one of a month that is too short for it. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
}

const mondayOf = (day: string) => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
const firstOf = (day: string) => `${day.slice(0, 8)}01`;

const daysOf: Readonly<Record<Preset, (today: string) => Period>> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  week: (today) => ({ from: addDays(today, -6), to: today }),
  month: (today) => ({ from: addDays(today, -29), to: today }),
  quarter: (today) => ({ from: monthsBefore(today, 3), to: today }),
  thisWeek: (today) => ({ from: mondayOf(today), to: today }),
  lastWeek: (today) => ({ from: addDays(mondayOf(today), -7), to: addDays(mondayOf(today), -1) }),
  thisMonth: (today) => ({ from: firstOf(today), to: today }),
  lastMonth: (today) => ({ from: monthsBefore(firstOf(today), 1), to: addDays(firstOf(today), -1) }),
};

/** Days of a preset. `week` and `month` are the last seven and thirty days with today; this week and month end today. */
export const presetPeriod = (preset: Preset, today: string): Period => daysOf[preset](today);

/** What days may be chosen. */
export interface PeriodBounds {
  oldest: string;
  today: string;
  /** Absent: as many as there are. */
  daysAtMost?: number;
}

/** What is wrong with chosen days: not filled in, reversed, not within the bounds, or too many. */
export function periodFault(
  { from, to }: Period,
  { oldest, today, daysAtMost }: PeriodBounds,
): 'invalid' | 'reversed' | 'tooLong' | undefined {
  const isWithin = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= oldest && day <= today;
  if (!isWithin(from) || !isWithin(to)) return 'invalid';
  if (from > to) return 'reversed';
  return daysAtMost !== undefined && addDays(from, daysAtMost) <= to ? 'tooLong' : undefined;
}
