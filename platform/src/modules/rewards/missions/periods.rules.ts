import type { MissionPeriod } from '@portal/shared/contract/rewards/mission-goal';
import { addDays, daysBetween, mondayOf } from '@portal/shared/contract/time/calendar-days';
import { startOfDay } from '@portal/shared/contract/time/time-zones';

/** Span of the total over all days. */
export const ever = 'ever';

/** Names the period that contains a day: its first day, or `once`. */
export function keyOf(period: MissionPeriod, day: string): string {
  if (period === 'once') return 'once';
  return period === 'daily' ? day : mondayOf(day);
}

/** Whether a key is possible for a period of that kind. */
export function isKeyOf(period: MissionPeriod, key: string): boolean {
  return (period === 'once') === (key === 'once');
}

/** Returns the first and last day of a period other than `once`. */
export function daysOf(period: MissionPeriod, key: string): { first: string; last: string } {
  return { first: key, last: period === 'weekly' ? addDays(key, 6) : key };
}

/** Lists the spans whose figures make up a period. */
export function spansOf(period: MissionPeriod, key: string): string[] {
  if (period === 'once') return [ever];
  const { first, last } = daysOf(period, key);
  return daysBetween(first, last);
}

/** Returns the moment at which a period ends in the time zone; undefined for an endless one. */
export function endOf(timeZone: string, period: MissionPeriod, key: string): Date | undefined {
  return period === 'once' ? undefined : startOfDay(timeZone, addDays(daysOf(period, key).last, 1));
}
