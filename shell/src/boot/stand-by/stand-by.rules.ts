const usual = { ms: 20_000, spreadMs: 20_000, mostDoublings: 4 };
/** A platform that says it is away will be back soon. */
const whileAway = { ms: 5_000, spreadMs: 5_000, mostDoublings: 2 };

interface NextPoll {
  /** Announced end of the maintenance by the server's clock, in ms; NaN if there is none. */
  endsAt: number;
  /** Current time by the same clock. */
  now: number;
  /** Number of consecutive polls without a response. */
  failures: number;
  /** The platform responds and says that it is briefly away. */
  isAway?: boolean;
  /** 0 to 1. */
  random: number;
}

/**
 * Returns the delay before the next poll. All clients wait for the same end, so each poll is spread over 20 seconds, and
 * a platform that does not respond is polled less and less often.
 */
export function nextPollMs({ endsAt, now, failures, isAway, random }: NextPoll): number {
  const { ms, spreadMs, mostDoublings } = isAway ? whileAway : usual;
  const spread = random * spreadMs;
  const pause = ms * 2 ** Math.min(failures, mostDoublings) + spread;
  const toEnd = endsAt - now;
  return toEnd > 0 && toEnd < pause ? toEnd + spread : pause;
}
