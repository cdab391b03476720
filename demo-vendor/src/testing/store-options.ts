import type { StoreOptions } from '../store/journaled-store.ts';

/** Options for the store of a test in its own folder; time is fixed unless a clock is given. */
export function storeOptions(folder: string, now = () => Date.UTC(2026, 2, 1)): StoreOptions {
  return { folder, now, log: () => {} };
}
