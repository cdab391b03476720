import type { Database } from '../../kernel/database/database.ts';

/** A transaction that has done its work and waits for `end`. */
interface HeldTransaction {
  end(): void;
  /** Settles when it has committed or failed. */
  done: Promise<void>;
}

/** Runs the work in a transaction that stays open; resolves once the work is done or the transaction has failed. */
export async function heldTransaction(database: Database, work: () => Promise<unknown>): Promise<HeldTransaction> {
  let enter = () => {};
  let end = () => {};
  const entered = new Promise<void>((resolve) => {
    enter = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = database.transaction(async () => {
    await work();
    enter();
    await ended;
  });
  await Promise.race([entered, done]);
  return { end, done };
}
