import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { newId } from '../../../kernel/database/ids.ts';
import { previewIdOf } from './previews.rules.ts';

/** No draft takes that long; an older one was left by a crashed process. */
const draftMs = 60_000;

/**
 * Makes the folder hold exactly these preview files, so that nginx serves previews without the platform.
 * @param files content by id
 */
export async function writePreviewFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [id, content] of files) {
    const file = path.join(folder, `${id}.json`);
    // Written beside and renamed: a reader sees all of it or nothing.
    const draft = `${file}.${newId()}.new`;
    await writeFile(draft, content);
    await rename(draft, file);
  }
  for (const name of await readdir(folder)) {
    const id = previewIdOf(name);
    const isOver = id === undefined ? await isLeftDraft(path.join(folder, name)) : !files.has(id);
    if (isOver) await rm(path.join(folder, name), { force: true });
  }
}

async function isLeftDraft(file: string): Promise<boolean> {
  if (!file.endsWith('.new')) return false;
  const found = await stat(file).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs > draftMs;
}
