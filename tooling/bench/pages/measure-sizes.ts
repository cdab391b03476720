import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltRelease } from '@portal/build/build-release';
import { releaseNames } from '@portal/build/webpack/workspace';
import { compressedVariants } from '@portal/platform/modules/releases/storage/compressed-variants';
import { parseReleaseManifest, type ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { lineOf } from '../goal.ts';
import { sizeFigure } from './page-figures.rules.ts';

const glueGoal = 25;
const remoteGoal = 60;

type Print = (line: string) => void;

/**
 * What federation costs the first script: that of the shell less that of the single bundle. Both start from the same
 * main.tsx and hold the same code; the difference is the federation runtime, the loader that verifies and falls back,
 * and what the shared facades keep for remotes that a single build can see to be unused.
 */
export async function measureGlue(dataDir: string, single: BuiltRelease, print: Print): Promise<void> {
  const shell = await publishedRelease(dataDir, 'shell');
  const federated = await firstScripts(shell);
  const whole = await firstScripts(single);
  print(`first scripts: shell ${federated} bytes, single bundle ${whole} bytes`);
  print(lineOf(sizeFigure('federation glue', federated - whole, glueGoal)));
}

/** Every script of each remote, fetched by the first page or not. */
export async function measureRemotes(dataDir: string, print: Print): Promise<void> {
  for (const name of releaseNames.filter((each) => each !== 'shell')) {
    const { folder, manifest } = await publishedRelease(dataDir, name);
    print(lineOf(sizeFigure(`${name}, all scripts`, await brotliBytes(folder, scriptsOf(manifest)), remoteGoal)));
  }
}

function firstScripts({ folder, manifest }: { folder: string; manifest: ReleaseManifest }): Promise<number> {
  return brotliBytes(folder, manifest.page?.scripts ?? []);
}

/** The one release that a fresh data folder has of a package. */
async function publishedRelease(dataDir: string, name: string): Promise<BuiltRelease> {
  const parent = path.join(dataDir, 'releases', name);
  const [version = ''] = await readdir(parent);
  const folder = path.join(parent, version);
  const manifest: unknown = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
  return { folder, manifest: parseReleaseManifest(manifest) };
}

/** Transferred bytes of a release's files: brotli at the highest level, each file on its own. */
async function brotliBytes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => brotliSize(path.join(folder, file))));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

function scriptsOf(manifest: ReleaseManifest): string[] {
  return manifest.files.map((file) => file.path).filter((file) => file.endsWith('.js'));
}

async function brotliSize(file: string): Promise<number> {
  const plain = await readFile(file);
  const variants = await compressedVariants(file, plain);
  return variants.find(({ suffix }) => suffix === '.br')?.bytes.byteLength ?? plain.byteLength;
}
