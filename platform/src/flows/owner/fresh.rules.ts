/** So soon after the sign-in the one at the keyboard is taken for who signed in. */
export const freshMinutes = 15;

export function isFresh(since: Date, now: Date): boolean {
  return now.getTime() - since.getTime() < freshMinutes * 60_000;
}
