import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

const serverFolders = ['platform', 'demo-vendor', 'sandbox-provider', 'tooling', 'e2e'];
const passedOver = new Set(['node_modules', 'dist', '.data', 'fixtures']);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries
    .filter((entry) => !passedOver.has(entry.name))
    .map((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
  return (await Promise.all(nested)).flat();
}

/** Test files of the server rooms: the fast ones, or the full sizes (`*.slow.test.ts`). */
export async function findServerTests(size: 'fast' | 'slow'): Promise<string[]> {
  const files = (await Promise.all(serverFolders.map(filesBelow))).flat();
  return files
    .filter((file) => file.endsWith('.test.ts') && file.endsWith('.slow.test.ts') === (size === 'slow'))
    .sort();
}
