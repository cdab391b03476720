const usualMs = 20_000;
const spreadMs = 20_000;
const mostDoublings = 4;

export interface NextLook {
  /** Announced end of the maintenance by the clock of the server, in ms; NaN where there is none. */
  endsAt: number;
  /** Now by the same clock. */
  now: number;
  /** Looks in a row that got no answer. */
  failures: number;
  /** 0 to 1. */
  random: number;
}

/**
 * How long to wait before the platform is asked again. Everybody waits on the same page and for the same end, so each
 * look is spread over 20 seconds, and a platform that does not answer is asked less and less often.
 */
export function nextLookMs({ endsAt, now, failures, random }: NextLook): number {
  const spread = random * spreadMs;
  const usual = usualMs * 2 ** Math.min(failures, mostDoublings) + spread;
  const toEnd = endsAt - now;
  return toEnd > 0 && toEnd < usual ? toEnd + spread : usual;
}
