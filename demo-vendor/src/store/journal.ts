import { mkdirSync, readFileSync } from 'node:fs';
import { type FileHandle, open, rename, truncate } from 'node:fs/promises';
import path from 'node:path';

export interface Journal {
  /** Resolves when the line is on the disk. Lines that come together share one fsync. */
  append(line: object): Promise<void>;
  close(): Promise<void>;
}

/** Every whole line of a journal, oldest first; a line that a crash cut in half was never promised to anybody. */
export async function readJournal(file: string): Promise<unknown[]> {
  const text = readIfThere(file);
  const end = text.lastIndexOf('\n') + 1;
  if (end < text.length) await truncate(file, Buffer.byteLength(text.slice(0, end)));
  return text
    .slice(0, end)
    .split('\n')
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Writes the journal anew with these lines only, in one step. */
export async function rewriteJournal(file: string, lines: readonly object[]): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = await open(`${file}.new`, 'w');
  await draft.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
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
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await handle.appendFile(batch.map((each) => each.text).join(''));
        await handle.datasync();
        for (const each of batch) each.done();
      } catch (error) {
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
