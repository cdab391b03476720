import { dayIn } from '@portal/shared/contract/calendar-days';

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
  const guess = midnight - offsetOf(timeZone, midnight);
  const better = midnight - offsetOf(timeZone, guess);
  const isOfDay = dayIn(timeZone, new Date(better)) === day;
  return new Date(isOfDay ? better : guess);
}

/** Milliseconds by which the clocks of the zone are ahead of UTC at a moment. */
function offsetOf(timeZone: string, at: number): number {
  const whole = Math.floor(at / 1000) * 1000;
  const parts = clockOf(timeZone).formatToParts(whole);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - whole;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const day = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;
  const time = { hour: 'numeric', minute: 'numeric', second: 'numeric', hourCycle: 'h23' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, ...day, ...time });
  clocks.set(timeZone, clock);
  return clock;
}
