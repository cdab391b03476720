import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs work in a temporary folder, which is removed afterwards. */
export async function withTempFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vendor-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
