import * as v from 'valibot';

/** A calendar day that there is, yyyy-mm-dd, of the setting `timeZone`, in the years 1900 to 2199 as all times of the wire. */
export const recordDay = v.pipe(v.string(), v.isoDate('invalid_day'), v.check(isDay, 'invalid_day'));

function isDay(text: string): boolean {
  const moment = new Date(`${text}T00:00:00Z`);
  const isInReach = text >= '1900-01-01' && text < '2200-01-01';
  return isInReach && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text);
}

/** First and last day of a record, inclusive; by default the last seven days. */
export const recordPeriod = { from: v.optional(recordDay), to: v.optional(recordDay) };

/** Maximum age of a record on screen, and in a file. */
export const recordMonths = { screen: 3, file: 12 } as const;

/** Days of a record without a requested period, including today. */
export const recordDaysByDefault = 7;

/** Maximum rows of a file; more are refused as `export_too_large`. */
export const exportRowsAtMost = 100_000;

/** Days that a response covers. */
export const answeredPeriod = v.object({ from: recordDay, to: recordDay });
