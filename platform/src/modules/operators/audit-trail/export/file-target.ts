import { type FileHandle, open } from 'node:fs/promises';

/**
 * Appends whole lines and waits until the disk has them. The file is opened each time, so that it can be rotated by
 * renaming it. What a crash has cut off in the middle of a line stays a line of its own.
 */
export async function appendLines(path: string, lines: readonly string[]): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    const start = (await isCutOff(file)) ? '\n' : '';
    await file.appendFile(start + lines.map((line) => `${line}\n`).join(''));
    await file.sync();
  } finally {
    await file.close();
  }
}

async function isCutOff(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}
