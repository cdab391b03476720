/** Returns the wait before try number `attempt` (from 1): 0.2 s doubled up to 15 s, plus or minus up to a quarter. */
export function backoffMs(attempt: number, random: number): number {
  const base = Math.min(200 * 2 ** Math.min(attempt - 1, 10), 15_000);
  return Math.round(base * (0.75 + random / 2));
}
