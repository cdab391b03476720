/**
 * A file that came damaged may lie in the browser's cache, which would answer every retry with it: it is fetched past the cache
 * first. Errors of the module loader carry its address in `request`.
 * @param failure what an import was refused with, or an error that has this for its cause
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

/** The same import, which goes past the cache where it was refused before. */
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
