/** Whole seconds until the day in the zone ends, at least 1; on a day with a change of clocks an hour more or less. */
export function secondsLeftOfDay(timeZone: string, moment: Date): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(moment);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}
