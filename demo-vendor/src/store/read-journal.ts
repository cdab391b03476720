import { createReadStream, existsSync } from 'node:fs';
import { open, truncate } from 'node:fs/promises';

/** Reads every complete line of a journal, oldest first; an incomplete last line was never acknowledged. */
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
 * Reads the lines of a file one by one, since a file can exceed the maximum string length. Splits by bytes, because
 * readline also splits at characters that JSON allows inside a line.
 */
async function* wholeLines(file: string): AsyncGenerator<string> {
  let unfinished: Buffer[] = [];
  for await (const chunk of createReadStream(file)) {
    const bytes: Buffer = chunk;
    let from = 0;
    for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, from)) {
      yield Buffer.concat([...unfinished, bytes.subarray(from, at)]).toString('utf8');
      unfinished = [];
      from = at + 1;
    }
    unfinished.push(bytes.subarray(from));
  }
}

/** Truncates the file after the last line feed. */
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
