const firstMs = 2_000;
const longestMs = 60_000;

/**
 * How long to wait before the draw after one that has begun is asked for. Each try that brought nothing new doubles it up
 * to a minute; `random`, 0 to below 1, spreads the players over half and one and a half of it, so that a draw that all
 * watch brings no storm.
 */
export function askAgainMs(tries: number, random: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(tries, 10)) * (0.5 + random);
}
