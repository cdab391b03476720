/** Within this time after the sign-in, the caller is taken to be the person who signed in. */
const freshMinutes = 15;

export function isFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < freshMinutes * 60_000;
}
