#!/usr/bin/env node
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/*
 * `pnpm release`, `pnpm operator` and `pnpm studio`. Runs one bundle of the sources, because loading them as TypeScript
 * takes two seconds; builds it again, in a third of a second, when one of them is newer.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
/** As many folders below the root as the sources, which find the root from where they are. */
const folder = path.join(root, '.cache/cli/bundles');
const [program = '', ...args] = process.argv.slice(2);
const bundle = path.join(folder, `${program}.mjs`);
const inputsFile = path.join(folder, `${program}.inputs.json`);

function isFresh() {
  if (!existsSync(bundle) || !existsSync(inputsFile)) return false;
  const builtAt = statSync(bundle).mtimeMs;
  const inputs = JSON.parse(readFileSync(inputsFile, 'utf8'));
  return inputs.every(
    (file) => (statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? Infinity) < builtAt,
  );
}

/** Other processes may build at the same time: each moves whole files into place. */
async function build() {
  const { build: bundleSources } = await import('esbuild');
  const result = await bundleSources({
    absWorkingDir: root,
    entryPoints: [`tooling/cli/${program}.ts`],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    mainFields: ['module', 'main'],
    external: ['tsx'],
    banner: {
      js: "import { createRequire as bundleRequire } from 'node:module'; const require = bundleRequire(import.meta.url);",
    },
  });
  await mkdir(folder, { recursive: true });
  await putFile(inputsFile, JSON.stringify([...Object.keys(result.metafile.inputs), 'pnpm-lock.yaml']));
  await putFile(bundle, result.outputFiles[0].text);
}

async function putFile(file, text) {
  await writeFile(`${file}.${process.pid}`, text);
  await rename(`${file}.${process.pid}`, file);
}

if (!isFresh()) await build();
process.argv = [process.argv[0], bundle, ...args];
await import(pathToFileURL(bundle).href);
