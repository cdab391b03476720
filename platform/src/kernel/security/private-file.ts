import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../database/ids.ts';

/** Writes a file that only its owner may read (mode 600), atomically. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${newId()}`;
  await writeFile(draft, text, { mode: 0o600 });
  await rename(draft, file);
}
