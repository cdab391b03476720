import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Bundles, bundleSources } from '@portal/build/server/bundle-sources';
import { runsOnEmbedded } from './choose-tests.rules.ts';

/** Test files that one process runs: loading the platform and its embedded database takes as long as many a file's own cases. */
const filesInProcess = 32;

/** Rooms whose tests keep to their own process: those of the others start, stop and build whole products. */
const sharing = /^(?:platform|demo-vendor)\//;

/**
 * Rooms whose bundles load nothing but themselves and packages. Those of the others build pages and releases, for which they
 * import TypeScript by computed paths; tsx, which allows that, takes as long as loading the platform does.
 */
const withoutTsx = /^platform\//;

interface Batching {
  isOnBoth?: (file: string) => boolean;
  bundles?: ReadonlyMap<string, string>;
}

/**
 * Puts test files that may share a process together, in their order, and writes a file for each such process into the
 * folder. Each test file is a suite of the name of its path, so its hooks run around its own cases alone. Files of one process
 * run on the same databases.
 * @param isOnBoth whether a file runs on both databases, or on PostgreSQL alone
 * @param bundles of files, loaded in their place
 * @returns what node's runner is to run: the files written, then the files that run alone
 */
export async function inBatches(
  files: readonly string[],
  folder: string,
  { isOnBoth = runsOnEmbedded, bundles = new Map() }: Batching = {},
): Promise<string[]> {
  const toLoad = (file: string) => bundles.get(file) ?? file;
  const together = files.filter((file) => sharing.test(file));
  const batches = [
    ...cut(together.filter(isOnBoth)).map((batch) => ({ batch, lines: [head] })),
    ...cut(together.filter((file) => !isOnBoth(file))).map((batch) => ({ batch, lines: [head, onPostgresAlone] })),
  ];
  const written = await Promise.all(
    batches.map(async ({ batch, lines }, index) => {
      // The runner takes files in the order of their names: first those of both databases, which take longest.
      const file = join(folder, `batch-${String(index + 1).padStart(3, '0')}-${basename(batch[0] ?? '')}.mjs`);
      const suites = batch.map((file) => suiteOf(file, toLoad(file)));
      await writeFile(file, [...tsxFor(batch), ...lines, ...suites, ''].join('\n'));
      return file;
    }),
  );
  const alone = files.filter((file) => !sharing.test(file));
  return [...written, ...(await aloneInOrder(alone, folder, { isOnBoth: () => true, bundles }))];
}

/** Servers that tests start, from the root of the repository. */
const servers = ['platform/src/main.ts', 'demo-vendor/src/main.ts', 'sandbox-provider/src/main.ts'];

/** Bundles test files, and the servers for those among them that start some. */
export async function bundleTests(files: readonly string[], folder: string): Promise<Bundles> {
  process.env.SERVER_BUNDLES = folder;
  return bundleSources([...files, ...servers], folder);
}

/** Bundles test files and puts them into batches, as `inBatches` says. */
export async function bundledBatches(
  files: readonly string[],
  folder: string,
  isOnBoth: (file: string) => boolean,
): Promise<string[]> {
  const { files: bundles } = await bundleTests(files, join(folder, 'bundles'));
  return inBatches(files, folder, { isOnBoth, bundles });
}

/** Files that kill whole products take longest: the runner takes files in the order of their names, and these come first. */
const takesLongest = /^tooling\/crash-tests\//;

/**
 * Writes a file for each test file that is to run alone, in the order in which they are to start. Options as those of
 * `inBatches`.
 */
export async function aloneInOrder(
  files: readonly string[],
  folder: string,
  { isOnBoth = runsOnEmbedded, bundles = new Map() }: Batching = {},
): Promise<string[]> {
  const first = files.filter((file) => takesLongest.test(file));
  const ordered = [...first, ...files.filter((file) => !takesLongest.test(file))];
  return Promise.all(
    ordered.map(async (file, index) => {
      const loader = join(folder, `alone-${String(index + 1).padStart(3, '0')}-${basename(file)}.mjs`);
      const loaded = pathToFileURL(resolve(bundles.get(file) ?? file)).href;
      const lines = [...tsxFor([file]), ...(isOnBoth(file) ? [] : [onPostgresAlone])];
      await writeFile(loader, [...lines, `await import(${JSON.stringify(loaded)});`, ''].join('\n'));
      return loader;
    }),
  );
}

/** A bundle of this file finds packages from where its source lies. */
const tsxUrl = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const tsxFor = (files: readonly string[]) =>
  files.every((file) => withoutTsx.test(file)) ? [] : [`import ${JSON.stringify(tsxUrl)};`];

function cut(files: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(files.length / filesInProcess) }, (_, index) =>
    files.slice(index * filesInProcess, (index + 1) * filesInProcess),
  );
}

// The runner of Node 20 skips a suite that cannot be built: an added case reports it.
const head = `import { describe, test } from 'node:test';
const load = (file) => import(file).catch((error) => test('can be loaded', () => Promise.reject(error)));`;

// Read by platform/src/testing/database/databases.ts when the first file is loaded.
const onPostgresAlone = "process.env.TEST_DATABASES = 'postgres';";

function suiteOf(path: string, file: string): string {
  return `describe(${JSON.stringify(path)}, () => load(${JSON.stringify(pathToFileURL(resolve(file)).href)}));`;
}
