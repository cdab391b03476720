import { backoffMs } from '../rounds/backoff.rules.ts';
import { pauseUnless } from '../rounds/pause-unless.ts';
import { bytesOf, writeAnew } from './journal-file.ts';

export interface Journal<Line extends object> {
  /**
   * Resolves when the line is on the disk; lines that come together share one write. A write that fails is tried again,
   * in the same order, for as long as the process lives: only then is it rejected.
   */
  append(line: Line): Promise<void>;
  close(): Promise<void>;
}

/** What a journal is written to, and how it waits before it tries again; tests bring their own. */
export interface JournalDisk {
  writeAnew: typeof writeAnew;
  /** False as soon as `stopping` says so. */
  pause(attempt: number, stopping: AbortSignal): Promise<boolean>;
}

const realDisk: JournalDisk = {
  writeAnew,
  pause: (attempt, stopping) => pauseUnless(stopping, backoffMs(attempt, Math.random())),
};

export interface JournalParts<Line extends object> {
  file: string;
  /** What is to stand in the journal now; it is written anew with that, at the start and when it is due. */
  lines(): readonly Line[];
  /** Whether it is to be written anew, by its size of now and of when that was done last, both in bytes. */
  isDue(size: number, before: number): boolean;
  log(message: string, details: object): void;
  disk?: JournalDisk;
}

interface Waiting {
  line: object;
  done: () => void;
  failed: (error: unknown) => void;
}

export async function openJournal<Line extends object>(parts: JournalParts<Line>): Promise<Journal<Line>> {
  const { file, log, disk = realDisk } = parts;
  const stopping = new AbortController();
  let { opened, size } = await disk.writeAnew(file, parts.lines());
  let before = size;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let isSpoiled = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    // Half a line would spoil the one that comes after it.
    if (isSpoiled) await opened.cut(size);
    isSpoiled = true;
    const bytes = bytesOf(batch.map(({ line }) => line));
    await opened.write(bytes);
    isSpoiled = false;
    size += bytes.length;
  }

  /** Lines that come meanwhile are written after it, though what they tell may be in it already. */
  async function compact(): Promise<void> {
    try {
      const old = opened;
      ({ opened, size } = await disk.writeAnew(file, parts.lines()));
      await old.close();
    } catch (error) {
      log('a journal could not be written anew', { file, error: String(error) });
    }
    before = size;
  }

  async function writeAll(): Promise<void> {
    for (let attempt = 0; waiting.length > 0; ) {
      const batch = waiting;
      waiting = [];
      try {
        await write(batch);
        attempt = 0;
        for (const each of batch) each.done();
        if (parts.isDue(size, before)) await compact();
      } catch (error) {
        attempt += 1;
        log('a journal could not be written', { file, attempt, error: String(error) });
        waiting = [...batch, ...waiting];
        if (await disk.pause(attempt, stopping.signal)) continue;
        for (const each of waiting.splice(0)) each.failed(error);
      }
    }
    writing = undefined;
  }

  return {
    append: (line) =>
      new Promise((done, failed) => {
        waiting.push({ line, done, failed });
        writing ??= writeAll();
      }),
    async close() {
      stopping.abort();
      await writing;
      await opened.close();
    },
  };
}
