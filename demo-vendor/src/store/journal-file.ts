import { constants, mkdirSync } from 'node:fs';
import { type FileHandle, open, rename } from 'node:fs/promises';
import path from 'node:path';

/** The file of a journal, open for appending. */
interface JournalFile {
  /** Resolves when the bytes are on disk; after a failure some of them may be there. */
  write(bytes: Buffer): Promise<void>;
  /** Truncates the file to `bytes`. */
  cut(bytes: number): Promise<void>;
  close(): Promise<void>;
}

const linesAtOnce = 1000;
const truncating = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND;

export const bytesOf = (lines: readonly object[]) =>
  Buffer.from(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Replaces a journal with these lines atomically, and leaves it open for appending; `size` in bytes. */
export async function rewriteFile(
  file: string,
  lines: readonly object[],
): Promise<{ opened: JournalFile; size: number }> {
  mkdirSync(path.dirname(file), { recursive: true });
  const handle = await open(`${file}.new`, truncating, 0o600);
  try {
    let size = 0;
    for (let from = 0; from < lines.length; from += linesAtOnce) {
      const bytes = bytesOf(lines.slice(from, from + linesAtOnce));
      await handle.appendFile(bytes);
      size += bytes.length;
    }
    await handle.sync();
    await rename(`${file}.new`, file);
    return { opened: journalFile(handle), size };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function journalFile(handle: FileHandle): JournalFile {
  return {
    async write(bytes) {
      await handle.appendFile(bytes);
      await handle.datasync();
    },
    cut: (bytes) => handle.truncate(bytes),
    close: () => handle.close(),
  };
}
