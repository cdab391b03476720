import { type JournalDisk, openJournal } from './journal.ts';
import { readJournal } from './read-journal.ts';

/** Location of a store, and the clock for its retention. */
export interface StoreOptions {
  folder: string;
  /** Milliseconds since 1970. */
  now(): number;
  log(message: string, details: object): void;
  /** Replaced in tests. */
  disk?: JournalDisk;
}

/** An in-memory store that can be written out as lines and reloaded. */
export interface JournaledStore<Line> {
  /** Returns every entry in its last state, in order of creation. */
  lines(): Line[];
  /** Forgets everything but these lines. */
  renew(lines: readonly Line[]): void;
}

interface JournaledStoreParts<Line extends object, Store extends JournaledStore<Line>>
  extends Omit<StoreOptions, 'folder'> {
  file: string;
  /** Returns the lines still needed at a time (milliseconds since 1970), the last of each entry. */
  keep(lines: readonly Line[], nowMs: number): Line[];
  create(lines: readonly Line[], append: (line: Line) => Promise<void>): Store;
  /** A shorter journal is not compacted for its size. */
  leastBytes?: number;
}

const usualLeastBytes = 4 * 1024 * 1024;
const renewedEveryMs = 3_600_000;

/** How long refused entries are retained, for a page that repeats its request. */
export const refusedRetentionMs = 900_000;

/** Returns the ISO time `ms` before `nowMs`. */
export const isoBefore = (nowMs: number, ms: number) => new Date(nowMs - ms).toISOString();

/**
 * Opens a store with its journal. Both drop entries no longer needed at the start, when the journal has doubled, and
 * with the first line of every hour, so that neither grows without bound.
 */
export async function openJournaledStore<Line extends object, Store extends JournaledStore<Line>>(
  parts: JournaledStoreParts<Line, Store>,
): Promise<{ store: Store; close(): Promise<void> }> {
  const { file, now, log, disk, keep, leastBytes = usualLeastBytes } = parts;
  const known = keep((await readJournal(file)) as Line[], now());
  const store: Store = parts.create(known, (line) => journal.append(line));
  let renewedAt = now();
  const journal = await openJournal<Line>({
    file,
    log,
    ...(disk && { disk }),
    lines() {
      renewedAt = now();
      store.renew(keep(store.lines(), renewedAt));
      return store.lines();
    },
    isDue: (size, before) => size > Math.max(leastBytes, 2 * before) || now() - renewedAt >= renewedEveryMs,
  });
  return { store, close: () => journal.close() };
}
