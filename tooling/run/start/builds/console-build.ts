import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourceHash } from '@portal/build/source-hash';
import { root } from '@portal/build/webpack/workspace';
import { buildWhole, type During } from './builds.ts';
import { runBuildProcess } from './run-build-process.ts';

const name = 'operator-console';
const cacheFolder = path.join(root, '.cache', name);

/** Folder of the console built from these sources: the platform gets it before the build. */
export function consoleFolder(): string {
  return path.join(cacheFolder, sourceHash(name));
}

/**
 * Builds the console unless it exists. The product works without it: a failure is logged, and the operators' port shows
 * a plain page.
 */
export async function buildConsole(folder: string, during: During, print: (line: string) => void): Promise<void> {
  if (existsSync(path.join(folder, 'index.html'))) return;
  try {
    const failure = await during(`build ${name}`, () =>
      buildWhole(folder, 'index.html', (outDir) => runBuildProcess('build-console.ts', outDir)),
    );
    if (failure !== undefined) print(`the operator console is left out: it does not build:\n${failure}`);
  } catch (error) {
    print(`the operator console is left out: ${error instanceof Error ? error.message : String(error)}`);
  }
}
