/** So many one after another are no fault of theirs: the rest would fail, too. */
const failuresInARow = 20;

/**
 * Does the work for each of them, one after another, whatever fails for one: those behind it have their turn.
 * Each is to be a transaction of its own, so not for use inside of one.
 * @param mayGoOn asked before each; who is not reached waits for the next time
 * @throws at the end what failed: the error itself, or an `AggregateError` of several
 */
export async function eachInTurn<Item>(
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

/** Throws what failed, if anything did: the error itself, or an `AggregateError` of several. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} failed, the first: ${failures[0]}`);
}
