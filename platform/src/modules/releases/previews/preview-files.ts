import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../kernel/ids.ts';
import { previewIdOf } from './previews.rules.ts';

/**
 * Makes the folder hold these files and no other preview, so that nginx answers for previews without the platform.
 * @param files content by id
 */
export async function writePreviewFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [id, content] of files) {
    const file = path.join(folder, `${id}.json`);
    // Beside it, then renamed: a reader has all of it or nothing. Two processes may be at it.
    const draft = `${file}.${newId()}`;
    await writeFile(draft, content);
    await rename(draft, file);
  }
  for (const name of await readdir(folder)) {
    const id = previewIdOf(name);
    if (id !== undefined && !files.has(id)) await rm(path.join(folder, name), { force: true });
  }
}
