import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const { browserRooms }: { browserRooms: string[] } = createRequire(import.meta.url)('../directions/rooms.cjs');

const serverFolders = ['platform', 'demo-vendor', 'sandbox-provider', 'tooling', 'e2e'];
const passedOver = new Set(['node_modules', 'dist', '.data', 'fixtures']);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const nested = entries
    .filter((entry) => !passedOver.has(entry.name))
    .map((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
  return (await Promise.all(nested)).flat();
}

const filesOf = async (folders: readonly string[]) => (await Promise.all(folders.map(filesBelow))).flat().sort();

/** Test files of the server rooms: the fast ones, or the full sizes (`*.slow.test.ts`). */
export async function findServerTests(size: 'fast' | 'slow'): Promise<string[]> {
  const files = await filesOf(serverFolders);
  return files.filter((file) => file.endsWith('.test.ts') && file.endsWith('.slow.test.ts') === (size === 'slow'));
}

/** Test files of the packages that run in a browser. */
export async function findUnitTests(): Promise<string[]> {
  return (await filesOf(browserRooms)).filter((file) => /(?<!\.slow)\.test\.tsx?$/.test(file));
}

/** Files of cases in the browser. */
export async function findBrowserTests(): Promise<string[]> {
  return (await filesOf(['e2e/specs'])).filter((file) => file.endsWith('.spec.ts'));
}
