/**
 * Refetches a failed file past the browser's cache, which may hold a damaged copy and would serve it on every
 * retry. Errors of the module loader carry the address in `request`.
 * @param failure the rejection of an import, or an error with it as cause
 */
export async function fetchPastCache(failure: unknown): Promise<void> {
  const address = addressIn(failure) ?? (failure instanceof Error ? addressIn(failure.cause) : undefined);
  if (address !== undefined) await fetch(address, { cache: 'reload' }).catch(() => undefined);
}

function addressIn(failure: unknown): string | undefined {
  return failure instanceof Error && 'request' in failure && typeof failure.request === 'string'
    ? failure.request
    : undefined;
}

/** Wraps an import so that a retry after a failure bypasses the cache. */
export function pastCache<Arguments extends unknown[], T>(
  load: (...args: Arguments) => Promise<T>,
): (...args: Arguments) => Promise<T> {
  let refused: unknown;
  return async (...args) => {
    if (refused) await fetchPastCache(refused);
    refused = undefined;
    return load(...args).catch((failure: unknown) => {
      refused = failure;
      throw failure;
    });
  };
}
