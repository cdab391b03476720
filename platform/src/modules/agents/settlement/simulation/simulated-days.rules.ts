import { addDays, dayIn } from '@portal/shared/contract/time/calendar-days';
import { recordDaysByDefault } from '@portal/shared/contract/time/record-period';
import { startOfDay } from '@portal/shared/contract/time/time-zones';
import { Refusal } from '../../../../kernel/calls/refusal.ts';
import type { RecordPeriod } from '../../../../kernel/time/record-period.rules.ts';

const daysAtMost = 92;

interface Asked {
  from?: string | undefined;
  to?: string | undefined;
}

/**
 * Returns the days of a simulation, or the last seven including today; none after today.
 * @throws Refusal `invalid_input` for more than 92 days or a day more than 92 days ago (`simulation_too_long`), and for
 * reversed days (`period_reversed`)
 */
export function simulatedDays(asked: Asked, { timeZone, now }: { timeZone: string; now: Date }): RecordPeriod {
  const today = dayIn(timeZone, now);
  const to = asked.to && asked.to < today ? asked.to : today;
  const from = asked.from ?? addDays(to, 1 - recordDaysByDefault);
  if (from > to) throw refusal('period_reversed');
  if (from < addDays(today, -daysAtMost) || from < addDays(to, 1 - daysAtMost)) throw refusal('simulation_too_long');
  return { from, to, timeZone, start: startOfDay(timeZone, from), end: startOfDay(timeZone, addDays(to, 1)) };
}

function refusal(code: string): Refusal {
  return new Refusal('invalid_input', { fields: { from: code }, params: { days: daysAtMost } });
}
