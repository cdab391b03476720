/** First and last day, yyyy-mm-dd, both included. */
export interface Period {
  from: string;
  to: string;
}

/** Periods that are chosen by one press. */
export const presets = ['today', 'yesterday', 'week', 'month', 'quarter'] as const;
export type Preset = (typeof presets)[number];

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

/** Days of a preset; weeks and months are the last seven and thirty days with today. */
export function presetPeriod(preset: Preset, today: string): Period {
  if (preset === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (preset === 'week') return { from: addDays(today, -6), to: today };
  if (preset === 'month') return { from: addDays(today, -29), to: today };
  if (preset === 'quarter') return { from: monthsBefore(today, 3), to: today };
  return { from: today, to: today };
}

/** The preset that means these days, if one does. */
export function presetOf(period: Period, today: string): Preset | undefined {
  return presets.find((preset) => {
    const { from, to } = presetPeriod(preset, today);
    return from === period.from && to === period.to;
  });
}

/** What is wrong with chosen days: not filled in, reversed, or not within the bounds. */
export function periodFault({ from, to }: Period, oldest: string, today: string): 'invalid' | 'reversed' | undefined {
  const isWithin = (day: string) => /^\d{4}-\d\d-\d\d$/.test(day) && day >= oldest && day <= today;
  if (!isWithin(from) || !isWithin(to)) return 'invalid';
  return from > to ? 'reversed' : undefined;
}
