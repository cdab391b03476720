import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** All files of a built release by their path inside it, as base64: the form they are published in. */
export async function readReleaseFolder(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(
    files.map(async (file) => {
      const name = path.relative(folder, file).split(path.sep).join('/');
      return [name, (await readFile(file)).toString('base64')] as const;
    }),
  );
  return Object.fromEntries(contents);
}
