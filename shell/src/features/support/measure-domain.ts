/** A domain without a response after this time is unreachable. */
const limitMs = 4_000;
const tries = 2;

const keySet = 'application/jwk-set+json';

/**
 * Measures the time to a response of the platform in whole milliseconds, best of two; undefined on timeout or if
 * somebody else responds: parked domains and error pages are fast, too. The keys are readable from every origin.
 */
export async function measureDomain(origin: string, signal: AbortSignal): Promise<number | undefined> {
  let best: number | undefined;
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const ms = await timeOf(`${origin}/wps/system/keys?t=${Date.now()}-${attempt}`, signal);
    if (ms === undefined) return best;
    best = Math.min(best ?? ms, ms);
  }
  return best;
}

async function timeOf(address: string, outer: AbortSignal): Promise<number | undefined> {
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, limitMs);
  outer.addEventListener('abort', end);
  const startedAt = performance.now();
  try {
    const answer = await fetch(address, { cache: 'no-store', credentials: 'omit', signal: ending.signal });
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith(keySet)) return undefined;
    return Math.max(1, Math.round(performance.now() - startedAt));
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
    // Nobody reads the body: without this it would keep its connection.
    end();
  }
}
