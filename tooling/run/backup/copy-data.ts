import { copyFile, mkdir, readdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Of a data folder: written again by themselves, or of the process that runs now. */
const leftOut = new Set([
  'database',
  'drawn-pictures',
  'logs',
  'edge',
  'site',
  'start.lock',
  'product.json',
  'operator.json',
]);
/** Anywhere in it: what somebody is writing just now. */
const isDraft = (name: string) => name === '.incoming' || name.endsWith('.new');

/** Copies what a data folder holds while a product works in it. An entry that vanishes meanwhile is not missed. */
export async function copyData(from: string, to: string): Promise<void> {
  await copyFolder(from, to, (name) => !leftOut.has(name));
}

async function copyFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): Promise<void> {
  const { mode } = await stat(from);
  await mkdir(to, { recursive: true, mode });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (isDraft(entry.name) || !isWanted(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    await (entry.isDirectory() ? copyFolder(source, target) : copyOne(source, target)).catch(ignoreVanished(source));
  }
}

async function copyOne(from: string, to: string): Promise<void> {
  const { atime, mtime } = await stat(from);
  await copyFile(from, to);
  await utimes(to, atime, mtime);
}

/** Ignores only sources that vanished; a backup that cannot be written fails. */
function ignoreVanished(source: string) {
  return async (error: unknown) => {
    const isThere = await stat(source).then(
      () => true,
      () => false,
    );
    if (isThere) throw error;
  };
}
