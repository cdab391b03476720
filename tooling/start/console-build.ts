import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sourceHash } from '../build/source-hash.ts';
import { root } from '../webpack/places.ts';
import { buildApart } from './build-apart.ts';
import { type During, forgetOld } from './builds.ts';

const name = 'operator-console';
const cacheFolder = path.join(root, '.cache', name);

/** Where the console of these sources lies, or will lie: the platform is told before it is built. */
export function consoleFolder(): string {
  return path.join(cacheFolder, sourceHash(name));
}

/**
 * Builds the console unless it is there. The product does without it: what fails is said, and the operators' port shows a
 * plain page.
 */
export async function buildConsole(folder: string, during: During, say: (line: string) => void): Promise<void> {
  if (existsSync(path.join(folder, 'index.html'))) return;
  const building = `${folder}.building-${process.pid}`;
  try {
    await mkdir(cacheFolder, { recursive: true });
    await during(`build ${name}`, () => runBuild(building));
    await rename(building, folder).catch((cause) => {
      // Another start on this machine was faster with the same sources.
      if (!existsSync(path.join(folder, 'index.html'))) throw cause;
    });
    await forgetOld(cacheFolder);
  } catch (error) {
    say(`the operator console is left out: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

async function runBuild(outDir: string): Promise<void> {
  const failure = await buildApart('build-console.ts', outDir);
  if (failure !== undefined) throw new Error(`it does not build:\n${failure}`);
}
