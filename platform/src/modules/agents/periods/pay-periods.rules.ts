import type { PayPeriod } from '@portal/shared/contract/agents/contract-terms';
import { addDays, addMonths, dayIn, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import type { Span } from '../figures/figures-api.ts';

/** Determines the periods of a contract; any terms qualify. */
export type PayRhythm = { kind: 'dividend' | 'daily'; period: PayPeriod } | { kind: 'hourly' } | { kind: 'realtime' };

/** When terms are in force; `until` is exclusive. */
interface Force {
  from: Date;
  until?: Date | undefined;
}

const hourMs = 3_600_000;
const windowMs = 5 * 60_000;

/** Returns the calendar period around a moment (docs/product.md 9); a period includes its start. */
export function periodAround(rhythm: PayRhythm, moment: Date, timeZone: string): Span {
  if (rhythm.kind === 'realtime') return fiveMinutesAround(moment);
  if (rhythm.kind === 'hourly') return hourAround(moment, timeZone);
  const { first, next } = daysAround(rhythm.period, dayIn(timeZone, moment));
  return { start: startOfDay(timeZone, first), end: startOfDay(timeZone, next) };
}

/** Returns when a first version comes into force: the start of the next day, hour or 5 minutes. */
export function nextBoundary(kind: PayRhythm['kind'], moment: Date, timeZone: string): Date {
  const rhythm: PayRhythm = kind === 'hourly' || kind === 'realtime' ? { kind } : { kind, period: 'daily' };
  return periodAround(rhythm, moment, timeZone).end;
}

/** Clips a span to the terms in force; undefined when nothing is left. */
export function clipped({ start, end }: Span, { from, until }: Force): Span | undefined {
  const clippedStart = later(start, from);
  const clippedEnd = until && until < end ? until : end;
  return clippedStart < clippedEnd ? { start: clippedStart, end: clippedEnd } : undefined;
}

/**
 * Lists the clipped periods of terms that end after the span's `start` and not after its `end`, in order. Consecutive
 * spans list each period once.
 */
export function periodsEndingIn(span: Span, rhythm: PayRhythm, force: Force, timeZone: string): Span[] {
  const periods: Span[] = [];
  let moment = later(span.start, force.from);
  while (moment < span.end && (!force.until || moment < force.until)) {
    const calendar = periodAround(rhythm, moment, timeZone);
    const period = clipped(calendar, force);
    if (period && period.end <= span.end) periods.push(period);
    moment = calendar.end;
  }
  return periods;
}

const later = (one: Date, other: Date) => new Date(Math.max(one.getTime(), other.getTime()));

/** Returns the first day of a period and the first day after it. */
function daysAround(period: PayPeriod, day: string): { first: string; next: string } {
  const monthStart = `${day.slice(0, 7)}-01`;
  const sixteenth = `${day.slice(0, 7)}-16`;
  switch (period) {
    case 'daily':
      return { first: day, next: addDays(day, 1) };
    case 'weekly': {
      const monday = mondayOf(day);
      return { first: monday, next: addDays(monday, 7) };
    }
    case 'semimonthly':
      return day < sixteenth
        ? { first: monthStart, next: sixteenth }
        : { first: sixteenth, next: addMonths(monthStart, 1) };
    case 'monthly':
      return { first: monthStart, next: addMonths(monthStart, 1) };
  }
}

/** Hours are counted from the start of the day in the zone, so that they match its clocks. */
function hourAround(moment: Date, timeZone: string): Span {
  const day = dayIn(timeZone, moment);
  const dayStart = startOfDay(timeZone, day).getTime();
  const nextDay = startOfDay(timeZone, addDays(day, 1)).getTime();
  const start = moment.getTime() - ((moment.getTime() - dayStart) % hourMs);
  return { start: new Date(start), end: new Date(Math.min(start + hourMs, nextDay)) };
}

/** All zones differ from UTC by whole quarters of an hour. */
function fiveMinutesAround(moment: Date): Span {
  const start = Math.floor(moment.getTime() / windowMs) * windowMs;
  return { start: new Date(start), end: new Date(start + windowMs) };
}
