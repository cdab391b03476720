import { addDays, addMonths, dayIn } from '@portal/shared/contract/time/calendar-days';
import { recordDaysByDefault } from '@portal/shared/contract/time/record-period';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { Refusal } from '../calls/refusal.ts';

/** Days of a record, and the moments they begin and end at: `start` is inclusive, `end` exclusive. */
export interface RecordPeriod {
  from: string;
  to: string;
  start: Date;
  end: Date;
  timeZone: string;
}

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

interface PeriodContext {
  timeZone: string;
  now: Date;
  /** How many months back it may go. */
  months: number;
}

/**
 * Returns the requested days, or the last seven including today. @throws Refusal `invalid_input` for a period that runs
 * backwards (`period_reversed`) or begins too early (`period_too_old`)
 */
export function recordPeriodOf(asked: Asked, { timeZone, now, months }: PeriodContext): RecordPeriod {
  const today = dayIn(timeZone, now);
  const to = asked.to ?? today;
  const from = asked.from ?? addDays(to, 1 - recordDaysByDefault);
  if (from > to) throw refusal('period_reversed', months);
  if (from < addMonths(today, -months)) throw refusal('period_too_old', months);
  return { from, to, timeZone, start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) };
}

function refusal(code: string, months: number): Refusal {
  return new Refusal('invalid_input', { fields: { from: code }, params: { months } });
}
