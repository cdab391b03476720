/** Rejection of `bounded` when time is up. */
export class TimeoutError extends Error {}

/** Resolves with the promise, or rejects with `TimeoutError` after `ms`. A late result goes to `late` for cleanup. */
export function withTimeout<T>(work: Promise<T>, ms: number, late?: (value: T) => void): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      reject(new TimeoutError(`not done after ${ms} ms`));
    }, ms);
    work.then(
      (value) => {
        clearTimeout(timer);
        if (over) late?.(value);
        else resolve(value);
      },
      (cause) => {
        clearTimeout(timer);
        reject(cause);
      },
    );
  });
}
