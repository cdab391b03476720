/** What a page group that failed, or took longer than its time, is told by. */
export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
}

/** The value, or a PageLoadError after `limitMs` or at a failure; the cause is kept. */
export function loadWithin<T>(load: () => Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new PageLoadError('page group did not load', { cause }));
    const timer = setTimeout(fail, limitMs);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}
