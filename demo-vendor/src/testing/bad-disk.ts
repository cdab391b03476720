import type { JournalDisk } from '../store/journal.ts';
import { bytesOf } from '../store/journal-file.ts';

/**
 * A disk in memory on which every write that `fails` says so leaves half of its bytes and is refused. `wait` in
 * milliseconds; false when there is no more time.
 */
export function badDisk(fails: () => boolean, wait: (ms: number) => Promise<boolean>) {
  let text = '';
  let refused = 0;
  const disk: JournalDisk = {
    async writeAnew(_file, lines) {
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
    /** What a start would read. */
    lines: (): unknown[] =>
      text
        .split('\n')
        .slice(0, -1)
        .map((line) => JSON.parse(line)),
  };
}
