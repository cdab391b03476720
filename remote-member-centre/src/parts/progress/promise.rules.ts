interface Duration {
  count: number;
  unit: 'minute' | 'hour' | 'day';
}

const units = [
  ['day', 24 * 60],
  ['hour', 60],
] as const;

/** The largest unit that says a number of minutes exactly: 120 are two hours, 90 are 90 minutes. */
export function durationOf(minutes: number): Duration {
  const found = units.find(([, length]) => minutes > 0 && minutes % length === 0);
  return found ? { count: minutes / found[1], unit: found[0] } : { count: minutes, unit: 'minute' };
}

/** Whole minutes between two moments, as ISO texts. */
export const minutesBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);
