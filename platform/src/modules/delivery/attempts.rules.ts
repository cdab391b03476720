/**
 * Seconds until the next attempt after so many; undefined when there is none. Together with the time-outs this ends
 * after about two minutes: a code that arrives later is worth nothing any more.
 */
export function secondsToNextAttempt(attempts: number): number | undefined {
  return [2, 5, 15, 40][attempts - 1];
}

/** A process that died while it was sending gives the message up after so long. Longer than any sender takes. */
export const leaseSeconds = 60;
