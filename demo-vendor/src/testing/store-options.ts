import type { StoreOptions } from '../store/journaled-store.ts';

/** A place for the books of a test in a folder of its own; time stands still where no clock is given. */
export function storeOptions(folder: string, now = () => Date.UTC(2026, 2, 1)): StoreOptions {
  return { folder, now, log: () => {} };
}
