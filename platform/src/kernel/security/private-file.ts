import { chmod, mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../database/ids.ts';

const setgid = 0o2000;

/**
 * Writes a file that only its owner may read (mode 600), atomically. In a folder whose setgid bit hands its files to a
 * group, that group may read it, too.
 */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${newId()}`;
  await writeFile(draft, text, { mode: 0o600 });
  const { mode } = await stat(path.dirname(file));
  if (mode & setgid) await chmod(draft, 0o640);
  await rename(draft, file);
}
