/** After this many failures in a row the items are not to blame: the rest would fail, too. */
const failuresInARow = 20;

/**
 * Does the work for each item in order; a failed item does not stop those after it. Each item should be its own
 * transaction, so do not use it inside one.
 * @param mayGoOn asked before each item; items not reached wait for the next time
 * @throws at the end the errors: the error itself, or an `AggregateError` of several
 */
export async function processEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  mayGoOn: () => boolean = () => true,
): Promise<void> {
  const failures: unknown[] = [];
  let inARow = 0;
  for (const item of items) {
    if (inARow >= failuresInARow || !mayGoOn()) break;
    try {
      await work(item);
      inARow = 0;
    } catch (error) {
      failures.push(error);
      inARow += 1;
    }
  }
  throwFailures(failures);
}

/** Throws the errors, if any: the error itself, or an `AggregateError` of several. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failed, the first: ${failures[0]}`);
}
