import { addDays, daysBetween, mondayOf } from '@portal/shared/contract/calendar-days';
import type { MissionPeriod } from '@portal/shared/contract/rewards/mission-goal';
import { startOfDay } from '@portal/shared/contract/time-zones';

/** Span of the sums over all days. */
export const ever = 'ever';

/** Names the period that a day lies in: its first day, or `once`. */
export function keyOf(period: MissionPeriod, day: string): string {
  if (period === 'once') return 'once';
  return period === 'daily' ? day : mondayOf(day);
}

/** Whether a key can name a period of that kind at all. */
export function isKeyOf(period: MissionPeriod, key: string): boolean {
  return (period === 'once') === (key === 'once');
}

/** First and last day of a period that is not `once`. */
export function daysOf(period: MissionPeriod, key: string): { first: string; last: string } {
  return { first: key, last: period === 'weekly' ? addDays(key, 6) : key };
}

/** Spans whose figures make up a period. */
export function spansOf(period: MissionPeriod, key: string): string[] {
  if (period === 'once') return [ever];
  const { first, last } = daysOf(period, key);
  return daysBetween(first, last);
}

/** The moment at which a period ends in the zone; undefined for one without end. */
export function endOf(timeZone: string, period: MissionPeriod, key: string): Date | undefined {
  return period === 'once' ? undefined : startOfDay(timeZone, addDays(daysOf(period, key).last, 1));
}
