/** A domain that has not answered by then is not reachable. */
const limitMs = 4_000;
const tries = 2;

/**
 * Time to an answer of the platform behind a domain in whole milliseconds, the best of two; undefined where there is
 * none in time. The answer itself stays closed to us (other origin, no CORS): that there is one is what counts.
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
    await fetch(address, { mode: 'no-cors', cache: 'no-store', credentials: 'omit', signal: ending.signal });
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
