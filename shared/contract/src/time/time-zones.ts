import { dayIn } from './calendar-days.ts';

/** Time zones of the portal, read and named alike by platform, pages and studios. */

const minuteMs = 60_000;
const clocksAtMost = 1000;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Creating a format costs a thousand times more than using it. @throws RangeError for a zone unknown to this machine
 */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time });
  // A name can be written in many cases, and members choose it: the cache must stay bounded.
  if (clocks.size >= clocksAtMost) clocks.clear();
  clocks.set(timeZone, clock);
  return clock;
}

/** Names only: offsets such as "+05:30" are supported by newer machines only. */
const zoneName = /^[A-Za-z][A-Za-z0-9_+\-/]{0,63}$/;

/** Whether this machine knows a zone of that name, for example "Asia/Ho_Chi_Minh". */
export function isTimeZone(name: string): boolean {
  if (!zoneName.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** Returns the first name that this machine knows as a zone; UTC if none. */
export function knownZone(...names: readonly (string | null | undefined)[]): string {
  return names.find((name) => name && isTimeZone(name)) ?? 'UTC';
}

/** Milliseconds by which a zone is ahead of UTC at a moment. */
export function zoneOffsetMs(timeZone: string, moment: number): number {
  const whole = Math.floor(moment / 1000) * 1000;
  const parts = clockOf(timeZone).formatToParts(whole);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - whole;
}

/** Display name of a zone: its offset at a moment, for example "UTC+7", "UTC-3:30" or "UTC". */
export function zoneLabel(timeZone: string, moment: Date): string {
  const minutes = Math.round(zoneOffsetMs(timeZone, moment.getTime()) / minuteMs);
  if (minutes === 0) return 'UTC';
  const [hours, remainder] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${remainder ? `:${String(remainder).padStart(2, '0')}` : ''}`;
}

/** Start of the day in the zone; if midnight is skipped there, the first existing moment. */
export function startOfDay(timeZone: string, day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset at midnight is found from a moment close to it: from the first guess, then from its result.
  const guess = midnight - zoneOffsetMs(timeZone, midnight);
  const better = midnight - zoneOffsetMs(timeZone, guess);
  const isOfDay = dayIn(timeZone, new Date(better)) === day;
  return new Date(isOfDay ? better : guess);
}
