import { backoffMs } from '../timing/backoff.rules.ts';
import { pauseUnless } from '../timing/pause-unless.ts';
import { bytesOf, rewriteFile } from './journal-file.ts';

interface Journal<Line extends object> {
  /**
   * Resolves when the line is on disk; concurrent lines share one write. A failed write is retried in the same order
   * until the journal is closed, and only then rejected.
   */
  append(line: Line): Promise<void>;
  close(): Promise<void>;
}

/** The disk of a journal and the wait between retries; replaced in tests. */
export interface JournalDisk {
  rewriteFile: typeof rewriteFile;
  /** Resolves to false as soon as `stopping` aborts. */
  pause(attempt: number, stopping: AbortSignal): Promise<boolean>;
}

const realDisk: JournalDisk = {
  rewriteFile,
  pause: (attempt, stopping) => pauseUnless(stopping, backoffMs(attempt, Math.random())),
};

interface JournalParts<Line extends object> {
  file: string;
  /** Returns the lines for compaction, at the start and when it is due. */
  lines(): readonly Line[];
  /** Returns whether to compact, by the current size and that after the last compaction, both in bytes. */
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
  let { opened, size } = await disk.rewriteFile(file, parts.lines());
  let before = size;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;
  let isSpoiled = false;

  async function write(batch: readonly Waiting[]): Promise<void> {
    // An incomplete line would spoil the next one.
    if (isSpoiled) await opened.cut(size);
    isSpoiled = true;
    const bytes = bytesOf(batch.map(({ line }) => line));
    await opened.write(bytes);
    isSpoiled = false;
    size += bytes.length;
  }

  /** Compacts the journal. Lines queued meanwhile are appended afterwards, even if already included. */
  async function compact(): Promise<void> {
    try {
      const old = opened;
      ({ opened, size } = await disk.rewriteFile(file, parts.lines()));
      await old.close();
    } catch (error) {
      log('a journal could not be rewritten', { file, error: String(error) });
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
