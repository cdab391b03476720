import type { PlacedVersion } from '@portal/shared/contract/releases/composition';
import { failure } from '../loading/load-version.ts';
import { withTimeout } from '../loading/with-timeout.ts';
import type { RemoteFailure } from '../page-remotes.types.ts';

interface Turn<T> {
  versions: readonly PlacedVersion[];
  attempt(version: PlacedVersion): Promise<T | RemoteFailure>;
  onFailure(version: PlacedVersion, failed: RemoteFailure): void;
  /** Receives a result that came after the overall timeout, for cleanup. */
  onLate?(result: T): void;
  outerMs: number;
  signal?: AbortSignal;
}

/** Returns the first version whose attempt succeeds; the overall timeout covers all attempts. */
export async function tryVersions<T extends { ok: true }>(turn: Turn<T>): Promise<T | RemoteFailure> {
  const over = new AbortController();
  turn.signal?.addEventListener('abort', () => over.abort(), { once: true });
  const discard = (result: T | RemoteFailure) => {
    if (result.ok) turn.onLate?.(result);
  };
  try {
    return await withTimeout(firstThatWorks(turn, over.signal), turn.outerMs, discard);
  } catch (cause) {
    over.abort();
    return failure('timeout', cause);
  }
}

async function firstThatWorks<T extends { ok: true }>(turn: Turn<T>, over: AbortSignal): Promise<T | RemoteFailure> {
  let last = failure('unknown_remote');
  for (const version of turn.versions) {
    if (over.aborted) return last;
    const result = await turn.attempt(version);
    if (result.ok) return result;
    if (result.reason === 'given_up') return result;
    // Nobody waits any more: not a fault of the version.
    if (!over.aborted) turn.onFailure(version, result);
    last = result;
  }
  return last;
}
