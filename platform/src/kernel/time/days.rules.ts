/**
 * Returns the whole seconds until the day ends in the zone, at least 1; off by an hour on a day with a clock change.
 */
export function secondsLeftOfDay(timeZone: string, moment: Date): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(moment);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}
