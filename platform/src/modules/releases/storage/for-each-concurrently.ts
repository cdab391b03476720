/** Runs the work for all items with limited concurrency; throws the first failure once running work has ended. */
export async function forEachConcurrently<Item>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
) {
  const waiting = [...items];
  let hasFailed = false;
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !hasFailed; item = waiting.shift()) {
      try {
        await work(item);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: most }, worker));
  for (const end of ended) if (end.status === 'rejected') throw end.reason;
}
