import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublicKeys } from '@portal/build/webpack/shell-config';
import { root } from '@portal/build/webpack/workspace';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { StartProblem } from '../processes/ports.ts';
import { runBuildProcess } from './run-build-process.ts';

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
const maxCachedBuilds = 6;
/** Webpack is busy with one core; more builds than cores only fight. */
const buildsAtOnce = 2;

export function plannedRelease(name: ReleaseName, version: string, sources: string): PlannedRelease {
  return { name, version, sources, folder: path.join(cacheFolder, name, `${version}-${sources}`) };
}

/** What is not in the cache yet. */
export function missingBuilds(planned: readonly PlannedRelease[]): PlannedRelease[] {
  return planned.filter((release) => !existsSync(path.join(release.folder, 'release.json')));
}

/** Name of the step in which a release is built. */
export const buildStep = ({ name, version }: Pick<PlannedRelease, 'name' | 'version'>) => `build ${name} ${version}`;

/**
 * Builds what is not in the cache yet, two at a time.
 * @param script of this folder that builds one release
 * @throws StartProblem with the messages of the compiler
 */
export async function buildMissing(
  planned: readonly PlannedRelease[],
  keys: PublicKeys,
  during: During,
  script = 'build-one.ts',
): Promise<void> {
  const waiting = missingBuilds(planned);
  const build = (release: PlannedRelease) => during(buildStep(release), () => buildInto(release, keys, script));
  const worker = async () => {
    for (let release = waiting.shift(); release; release = waiting.shift()) await build(release);
  };
  await Promise.all(Array.from({ length: buildsAtOnce }, worker));
}

async function buildInto(release: PlannedRelease, keys: PublicKeys, script: string): Promise<void> {
  const request = { name: release.name, version: release.version, publicKeys: keys };
  const failure = await buildWhole(release.folder, 'release.json', (outDir) =>
    runBuildProcess(script, JSON.stringify({ ...request, outDir })),
  );
  if (failure !== undefined) throw new StartProblem(`${release.name} does not build:\n${failure}`);
}

/**
 * Builds beside the folder and moves the finished build there, so that an aborted one never appears.
 * @param file that a complete build contains
 * @returns the build's message if it failed
 */
export async function buildWhole(
  folder: string,
  file: string,
  build: (outDir: string) => Promise<string | undefined>,
): Promise<string | undefined> {
  const parent = path.dirname(folder);
  await mkdir(parent, { recursive: true });
  await removeAbandoned(parent);
  const building = `${folder}.building-${process.pid}`;
  try {
    const failure = await build(building);
    if (failure !== undefined) return failure;
    await rename(building, folder).catch((cause) => {
      // Another start on this machine was faster with the same sources.
      if (!existsSync(path.join(folder, file))) throw cause;
    });
  } finally {
    await rm(building, { recursive: true, force: true });
  }
  await forgetOld(parent);
  return undefined;
}

/** Removes unfinished builds of killed starts; a running start keeps its own. */
async function removeAbandoned(folder: string): Promise<void> {
  const abandoned = (await readdir(folder)).filter((name) => {
    const builder = builderOf(name);
    return builder !== undefined && (builder === process.pid || !isRunning(builder));
  });
  await Promise.all(abandoned.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}

/** The process that builds in a folder of this name, if it is a build under way. */
function builderOf(name: string): number | undefined {
  const id = /\.building-(\d+)$/.exec(name)?.[1];
  return id === undefined ? undefined : Number(id);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function forgetOld(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => builderOf(name) === undefined);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name))).mtimeMs })),
  );
  const old = aged.sort((a, b) => b.at - a.at).slice(maxCachedBuilds);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })));
}
