/** A domain that has not answered by then is not reachable. */
const limitMs = 4_000;
const tries = 2;

const keySet = 'application/jwk-set+json';

/**
 * Time to an answer of the platform behind a domain in whole milliseconds, the best of two; undefined where none came in
 * time, or from somebody else: a parked domain and an error page answer fast, too. The keys are for every origin to read.
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
    // Nobody reads the answer: without this it would keep its connection.
    end();
  }
}
