import type { JournalDisk } from '../store/journal.ts';
import { bytesOf } from '../store/journal-file.ts';

/**
 * Creates a disk in memory; a write for which `fails` returns true stores half of its bytes and fails. `wait` in
 * milliseconds; false when there is no more time.
 */
export function failingDisk(fails: () => boolean, wait: (ms: number) => Promise<boolean>) {
  let text = '';
  let refused = 0;
  const disk: JournalDisk = {
    async rewriteFile(_file, lines) {
      const bytes = bytesOf(lines);
      text = bytes.toString();
      const opened = {
        async write(more: Buffer) {
          const isRefused = fails();
          text += isRefused ? more.toString().slice(0, more.length / 2) : more.toString();
          if (!isRefused) return;
          refused += 1;
          throw new Error('no space left on the device');
        },
        async cut(size: number) {
          text = Buffer.from(text).subarray(0, size).toString();
        },
        close: async () => {},
      };
      return { opened, size: bytes.length };
    },
    pause: (attempt, stopping) => (stopping.aborted ? Promise.resolve(false) : wait(attempt * 100)),
  };
  return {
    disk,
    refused: () => refused,
    /** Returns the lines that a start would read. */
    lines: (): unknown[] =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
  };
}
