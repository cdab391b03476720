import { addDays } from '@portal/shared/contract/time/calendar-days';

/** Counts the most consecutive days (YYYY-MM-DD), in any order. */
export function longestRunOf(days: readonly string[]): number {
  const played = new Set(days);
  const starts = [...played].filter((day) => !played.has(addDays(day, -1)));
  return Math.max(0, ...starts.map((day) => lengthFrom(played, day, 1)));
}

/** Counts consecutive days that end today, or yesterday while today has no play. */
export function runUntil(days: readonly string[], today: string): number {
  const played = new Set(days);
  return lengthFrom(played, played.has(today) ? today : addDays(today, -1), -1);
}

function lengthFrom(played: ReadonlySet<string>, day: string, step: 1 | -1): number {
  let length = 0;
  for (let next = day; played.has(next); next = addDays(next, step)) length += 1;
  return length;
}
