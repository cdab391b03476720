/** Default time a page waits for an answer. */
const usualMs = 4000;

/** Resolves to the result of the work, or to 'waiting' after `patienceMs`; the work continues. */
export async function withinPatience<T>(work: Promise<T>, patienceMs = usualMs): Promise<T | 'waiting'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), patienceMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
