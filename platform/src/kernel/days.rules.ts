/** The calendar day (YYYY-MM-DD) of a moment in a time zone. */
export function dayIn(timeZone: string, moment: Date): string {
  return formatOf(timeZone).format(moment);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format costs a thousand times what using it costs. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts });
  formats.set(timeZone, format);
  return format;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** All days from the first to the last, both included; none when the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Whole seconds until the day in the zone ends, at least 1; on a day with a change of clocks an hour more or less. */
export function secondsLeftOfDay(timeZone: string, moment: Date): number {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium', hourCycle: 'h23' }).format(moment);
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return 86_400 - (hours * 3600 + minutes * 60 + seconds);
}
