import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';
import { root } from '../webpack/places.ts';
import type { PublicKeys } from '../webpack/shell-config.ts';
import { buildApart } from './build-apart.ts';
import { StartProblem } from './ports.ts';

/** Does a step of a start, which is shown with its time. */
export type During = <T>(name: string, work: () => Promise<T>) => Promise<T>;

export interface PlannedRelease {
  name: ReleaseName;
  version: string;
  /** Hash of what it is made of. */
  sources: string;
  /** Where the built files lie or will lie. */
  folder: string;
}

const cacheFolder = path.join(root, '.cache/releases');
const builtReleasesKept = 6;
/** Webpack is busy with one core; more builds than cores only fight. */
const buildsAtOnce = 2;

export function plannedRelease(name: ReleaseName, version: string, sources: string): PlannedRelease {
  return { name, version, sources, folder: path.join(cacheFolder, name, `${version}-${sources}`) };
}

/** Builds what is not in the cache yet, two at a time. Throws a StartProblem with the messages of the compiler. */
export async function buildMissing(
  planned: readonly PlannedRelease[],
  keys: PublicKeys,
  during: During,
): Promise<void> {
  const waiting = planned.filter((release) => !existsSync(path.join(release.folder, 'release.json')));
  const build = (release: PlannedRelease) =>
    during(`build ${release.name} ${release.version}`, () => buildInto(release, keys));
  const worker = async () => {
    for (let release = waiting.shift(); release; release = waiting.shift()) await build(release);
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, worker));
}

async function buildInto(release: PlannedRelease, keys: PublicKeys): Promise<void> {
  const building = `${release.folder}.building-${process.pid}`;
  try {
    await runBuild(release, keys, building);
    await mkdir(path.dirname(release.folder), { recursive: true });
    await rename(building, release.folder).catch((cause) => {
      // Another start on this machine was faster with the same sources.
      if (!existsSync(path.join(release.folder, 'release.json'))) throw cause;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  await forgetOld(path.dirname(release.folder));
}

async function runBuild(release: PlannedRelease, keys: PublicKeys, outDir: string): Promise<void> {
  const request = { name: release.name, version: release.version, outDir, publicKeys: keys };
  const failure = await buildApart('build-one.ts', JSON.stringify(request));
  if (failure !== undefined) throw new StartProblem(`${release.name} does not build:\n${failure}`);
}

/** Builds that were broken off go the same way. */
export async function forgetOld(folder: string): Promise<void> {
  const names = await readdir(folder);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.at - a.at).slice(builtReleasesKept);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}
