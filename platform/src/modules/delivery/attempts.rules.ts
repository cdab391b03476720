/**
 * Returns the seconds until the next attempt after this many; undefined for no further one. With the time-outs this
 * ends after about two minutes, because a later code is useless.
 */
export function secondsToNextAttempt(attempts: number): number | undefined {
  return [2, 5, 15, 40][attempts - 1];
}

/** Lease of a message: longer than any sender takes, after which a crashed process gives it up. */
export const leaseSeconds = 60;
