/** Default time a page waits for an answer. */
const defaultTimeoutMs = 4000;

/** Resolves to the result of the work, or to 'waiting' after `timeoutMs`; the work continues. */
export async function withTimeout<T>(work: Promise<T>, timeoutMs = defaultTimeoutMs): Promise<T | 'waiting'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), timeoutMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
