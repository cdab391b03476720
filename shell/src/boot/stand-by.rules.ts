const usual = { ms: 20_000, spreadMs: 20_000, mostDoublings: 4 };
/** A platform that says itself that it is away is back soon. */
const whileAway = { ms: 5_000, spreadMs: 5_000, mostDoublings: 2 };

export interface NextLook {
  /** Announced end of the maintenance by the clock of the server, in ms; NaN where there is none. */
  endsAt: number;
  /** Now by the same clock. */
  now: number;
  /** Looks in a row that got no answer. */
  failures: number;
  /** The platform answers, and says that it is away for a moment. */
  isAway?: boolean;
  /** 0 to 1. */
  random: number;
}

/**
 * How long to wait before the platform is asked again. Everybody waits on the same page and for the same end, so each
 * look is spread over 20 seconds, and a platform that does not answer is asked less and less often.
 */
export function nextLookMs({ endsAt, now, failures, isAway, random }: NextLook): number {
  const { ms, spreadMs, mostDoublings } = isAway ? whileAway : usual;
  const spread = random * spreadMs;
  const pause = ms * 2 ** Math.min(failures, mostDoublings) + spread;
  const toEnd = endsAt - now;
  return toEnd > 0 && toEnd < pause ? toEnd + spread : pause;
}
