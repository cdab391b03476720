import { writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Test files that one process runs: loading the platform and its embedded database takes as long as many a file's own cases. */
const filesInProcess = 8;

/** Rooms whose tests keep to their own process: those of the others start, stop and build whole products. */
const sharing = /^(?:platform|demo-vendor)\//;

/**
 * Puts test files that may share a process together, in their order, and writes a file for each such process into the
 * folder. Each test file is a suite of the name of its path, so its hooks run around its own cases alone.
 * @returns what node's runner is to run: the files written, then the files that run alone
 */
export async function inBatches(files: readonly string[], folder: string): Promise<string[]> {
  const together = files.filter((file) => sharing.test(file));
  const batches = Array.from({ length: Math.ceil(together.length / filesInProcess) }, (_, index) =>
    together.slice(index * filesInProcess, (index + 1) * filesInProcess),
  );
  const written = await Promise.all(batches.map((batch, index) => writeBatch(batch, folder, index)));
  return [...written, ...files.filter((file) => !sharing.test(file))];
}

async function writeBatch(files: readonly string[], folder: string, index: number): Promise<string> {
  const file = join(folder, `batch-${index + 1}-${basename(files[0] ?? '')}.mjs`);
  await writeFile(file, [head, ...files.map(suiteOf), ''].join('\n'));
  return file;
}

// The runner of Node 20 passes over a suite that cannot be built: a case of its own tells it.
const head = `import { describe, test } from 'node:test';
const load = (file) => import(file).catch((error) => test('can be loaded', () => Promise.reject(error)));`;

function suiteOf(path: string): string {
  return `describe(${JSON.stringify(path)}, () => load(${JSON.stringify(pathToFileURL(resolve(path)).href)}));`;
}
