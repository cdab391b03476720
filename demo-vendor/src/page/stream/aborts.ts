/** Creates a controller that aborts with the signal too. */
export function abortWith(signal: AbortSignal): AbortController {
  const own = new AbortController();
  const end = () => own.abort();
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true, signal: own.signal });
  return own;
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
