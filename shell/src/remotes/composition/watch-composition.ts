/** Where the registry publishes the newest composition, with an ETag (docs/architecture.md 3). */
const address = '/composition.json';
const pollMs = 20_000;
/** Jitter as a share of the period, so that tabs do not all fetch a release at once. */
const jitter = 0.25;

/** Fetches the newest composition as compact JWS; undefined when unavailable, empty when the response holds none. */
export async function fetchComposition(): Promise<string | undefined> {
  try {
    // `no-cache` revalidates with the browser's ETag and uses its cache on 304.
    const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(pollMs) });
    if (!answer.ok) return undefined;
    return compositionIn(await answer.text());
  } catch {
    return undefined;
  }
}

function compositionIn(text: string): string {
  try {
    const { composition } = JSON.parse(text) as { composition?: unknown };
    return typeof composition === 'string' ? composition : '';
  } catch {
    return '';
  }
}

/**
 * Calls `check` about every 20 s while the tab is visible, and at once when it becomes visible. Returns a stop function.
 */
export function watchComposition(check: () => Promise<unknown>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    timer = setTimeout(turn, pollMs * (1 - jitter + 2 * jitter * Math.random()));
  };
  const turn = async () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState !== 'visible') return;
    try {
      await check();
    } catch (cause) {
      reportError(cause);
    }
    if (timer === undefined) plan();
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') void turn();
  };
  document.addEventListener('visibilitychange', onVisible);
  plan();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
