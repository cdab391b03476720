import * as v from 'valibot';

const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

/** A time typed by the operator, on an existing day of this century; converted to UTC. */
export const dateTime = v.pipe(
  v.string(),
  v.isoTimestamp('a time such as 2026-01-31T18:00:00Z'),
  v.check(isOfCalendar, 'there is no such day'),
  v.check((text) => Date.parse(text) >= earliest && Date.parse(text) < latest, 'a year from 2000 to 2099'),
  v.transform((text) => new Date(text).toISOString()),
);

/** JavaScript reads 31 February as 3 March. */
function isOfCalendar(text: string): boolean {
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
