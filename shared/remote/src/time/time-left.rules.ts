/** Parts of a countdown, the longest first. */
export const timeUnits = ['days', 'hours', 'minutes', 'seconds'] as const;

export type TimeLeft = Record<(typeof timeUnits)[number], number>;

/**
 * Time left until a moment (ISO 8601), by a clock in milliseconds; a started second counts in full, so that zero is the
 * end itself. Undefined from the end on, and for an invalid time.
 */
export function timeLeft(end: string, nowMs: number): TimeLeft | undefined {
  const left = Math.ceil((Date.parse(end) - nowMs) / 1000);
  if (!(left > 0)) return undefined;
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}

/** Pads to two digits: "07". */
export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
