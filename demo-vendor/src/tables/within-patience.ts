const patienceMs = 4000;

/** The answer of work, or 'waiting' when a page would wait too long for it; the work goes on. */
export async function withinPatience<T>(work: Promise<T>): Promise<T | 'waiting'> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<'waiting'>((resolve) => {
    timer = setTimeout(() => resolve('waiting'), patienceMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
