import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Does work in a folder of its own, which is taken away after it. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-books-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
