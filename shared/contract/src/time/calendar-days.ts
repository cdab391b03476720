/** Calendar days of the portal, YYYY-MM-DD; platform and pages share these rules. */

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

/** Creating a format costs a thousand times more than using it. */
function formatOf(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format = new Intl.DateTimeFormat('en-CA', { ...parts, ...(timeZone && { timeZone }) });
  formats.set(timeZone, format);
  return format;
}

/** Returns the calendar day of a moment in a time zone; in the machine's own if none is given. */
export function dayIn(timeZone: string | undefined, moment: Date): string {
  return formatOf(timeZone).format(moment);
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** Moves a day by months, also negative; uses the last day of a month that is too short. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The Monday of the week a day lies in. */
export function mondayOf(day: string): string {
  const afterMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(day, -afterMonday);
}

/** Lists all days from first to last, inclusive; empty if the last is before the first. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
