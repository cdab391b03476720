import { dayIn } from '@portal/shared/contract/calendar-days';
import { zoneOffsetMs } from '@portal/shared/contract/time-zones';

/** Whole seconds until the day in the zone ends, at least 1; on a day with a change of clocks an hour more or less. */
export function secondsLeftOfDay(timeZone: string, moment: Date): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(moment);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}

/** The moment at which the day begins in the zone; where its midnight is skipped, the first moment that there is. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight is that of a moment close to it: of the first guess, and of what comes of it.
  const guess = midnight - zoneOffsetMs(timeZone, midnight);
  const better = midnight - zoneOffsetMs(timeZone, guess);
  const isOfDay = dayIn(timeZone, new Date(better)) === day;
  return new Date(isOfDay ? better : guess);
}
