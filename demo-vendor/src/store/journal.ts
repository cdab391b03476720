import { createReadStream, existsSync, mkdirSync } from 'node:fs';
import { type FileHandle, open, rename, stat, truncate } from 'node:fs/promises';
import path from 'node:path';

export interface Journal {
  /** Resolves when the line is on the disk. Lines that come together share one fsync. */
  append(line: object): Promise<void>;
  close(): Promise<void>;
}

/** Every whole line of a journal, oldest first; a line that a crash cut in half was never promised to anybody. */
export async function readJournal(file: string): Promise<unknown[]> {
  if (!existsSync(file)) return [];
  await cutHalfLine(file);
  const lines: unknown[] = [];
  for await (const line of wholeLines(file)) if (line) lines.push(JSON.parse(line));
  return lines;
}

const lineFeed = 10;
const tailBytes = 65_536;

/**
 * The lines of a file of any length, one by one: all of it as one text could be longer than a text may be. Cut by bytes,
 * as readline also ends lines where JSON does not.
 */
async function* wholeLines(file: string): AsyncGenerator<string> {
  let rest: Buffer[] = [];
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = chunk;
    let from = 0;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, from)) {
      yield Buffer.concat([...rest, bytes.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
    }
    rest.push(bytes.subarray(from));
  }
}

/** Takes away what stands after the last line feed. */
async function cutHalfLine(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    let end = (await handle.stat()).size;
    for (;;) {
      const from = Math.max(0, end - tailBytes);
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(end - from), 0, end - from, from);
      const last = buffer.subarray(0, bytesRead).lastIndexOf(lineFeed);
      if (last >= 0 || from === 0) {
        await truncate(file, from + last + 1);
        return;
      }
      end = from;
    }
  } finally {
    await handle.close();
  }
}

const linesAtOnce = 1000;

/** Writes the journal anew with these lines only, in one step. */
export async function rewriteJournal(file: string, lines: readonly object[]): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = await open(`${file}.new`, 'w');
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const some = lines.slice(from, from + linesAtOnce);
    await draft.appendFile(some.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  await draft.sync();
  await draft.close();
  await rename(`${file}.new`, file);
}

interface Waiting {
  text: string;
  done: () => void;
  failed: (error: unknown) => void;
}

export async function openJournal(file: string): Promise<Journal> {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle: FileHandle = await open(file, 'a');
  let whole = (await stat(file)).size;
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      const bytes = Buffer.from(batch.map((each) => each.text).join(''));
      try {
        await handle.appendFile(bytes);
        await handle.datasync();
        whole += bytes.length;
        for (const each of batch) each.done();
      } catch (error) {
        // Half a line would spoil the one that comes after it.
        await handle.truncate(whole).catch(() => {});
        for (const each of batch) each.failed(error);
      }
    }
    writing = undefined;
  }

  return {
    append: (line) =>
      new Promise((done, failed) => {
        waiting.push({ text: `${JSON.stringify(line)}\n`, done, failed });
        writing ??= writeAll();
      }),
    async close() {
      await writing;
      await handle.close();
    },
  };
}
