const firstMs = 2_000;
const longestMs = 60_000;

/**
 * Delay before asking for the draw after one that has begun. Each attempt without a new draw doubles it, up to a
 * minute; `random`, 0 to below 1, spreads players from half to one and a half of it, so that a popular draw causes no
 * load spike.
 */
export function nextPollMs(tries: number, random: number): number {
  return Math.min(longestMs, firstMs * 2 ** Math.min(tries, 10)) * (0.5 + random);
}
