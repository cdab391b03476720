import { type JournalDisk, openJournal } from './journal.ts';
import { readJournal } from './read-journal.ts';

/** Where books lie, and the clock by which what is old leaves them. */
export interface BookPlace {
  folder: string;
  /** Milliseconds since 1970. */
  now(): number;
  log(message: string, details: object): void;
  /** Tests bring their own. */
  disk?: JournalDisk;
}

/** Books in memory that can be told again, line by line. */
export interface Retold<Line> {
  /** Everything in its last state, in the order of its beginning. */
  lines(): Line[];
  /** Forgets all but what these lines tell. */
  renew(lines: readonly Line[]): void;
}

export interface KeptBooksParts<Line extends object, Books extends Retold<Line>> extends Omit<BookPlace, 'folder'> {
  file: string;
  /** The lines that are still needed at a time (milliseconds since 1970), the last of each thing. */
  keep(lines: readonly Line[], nowMs: number): Line[];
  create(lines: readonly Line[], append: (line: Line) => Promise<void>): Books;
  /** A journal that is shorter is not written anew for its size. */
  leastBytes?: number;
}

const usualLeastBytes = 4 * 1024 * 1024;
const renewedEveryMs = 3_600_000;

/** Something that was refused is needed for so long, for a page that asks again; nothing ever came of it. */
export const refusedKeptMs = 900_000;

/** ISO time so many milliseconds before. */
export const isoBefore = (nowMs: number, ms: number) => new Date(nowMs - ms).toISOString();

/**
 * Books with a journal of their own. What is no longer needed leaves both at the start, when the journal has doubled, and
 * with the first line of every hour: neither grows for ever, however long the process lives.
 */
export async function openKeptBooks<Line extends object, Books extends Retold<Line>>(
  parts: KeptBooksParts<Line, Books>,
): Promise<{ books: Books; close(): Promise<void> }> {
  const { file, now, log, disk, keep, leastBytes = usualLeastBytes } = parts;
  const known = keep((await readJournal(file)) as Line[], now());
  const books: Books = parts.create(known, (line) => journal.append(line));
  let renewedAt = now();
  const journal = await openJournal<Line>({
    ...{ file, log, ...(disk && { disk }) },
    lines() {
      renewedAt = now();
      books.renew(keep(books.lines(), renewedAt));
      return books.lines();
    },
    isDue: (size, before) => size > Math.max(leastBytes, 2 * before) || now() - renewedAt >= renewedEveryMs,
  });
  return { books, close: () => journal.close() };
}
