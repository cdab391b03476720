/** How long a page waits for an answer, where nothing else is said. */
const usualMs = 4000;

/** The answer of work, or 'waiting' when a page would wait too long for it; the work goes on. */
export async function withinPatience<T>(work: Promise<T>, patienceMs = usualMs): Promise<T | 'waiting'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), patienceMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
