import path from 'node:path';
import { releaseSources } from '@portal/build/source-hash';
import type { PublicKeys } from '@portal/build/webpack/shell-config';
import { packageVersion, releaseNames, root } from '@portal/build/webpack/workspace';
import { operatorClient, readOperatorAccess } from '@portal/cli/command/operator-client';
import type { ReleaseName } from '@portal/shared/contract/releases/releases';
import { buildMissing, type During, type PlannedRelease, plannedRelease } from '../builds/builds.ts';
import { type BuildAgain, publishBuilt } from './publish-built.ts';
import { readPublishedSources, storedSources, storedVersions, writePublishedSources } from './published-sources.ts';
import { skippedReleaseText } from './skipped-release-text.ts';
import { chooseVersion, type PublishedSources } from './version-choice.rules.ts';

/** Version of each release in this round, and the folder of its build. */
export function planReleases(
  dataDir: string,
  keys: PublicKeys,
  names: readonly ReleaseName[] = releaseNames,
): PlannedRelease[] {
  const published = readPublishedSources(dataDir);
  return names.map((name) => planRelease(dataDir, published, name, releaseSources(name, keys)));
}

function planRelease(
  dataDir: string,
  published: PublishedSources,
  name: ReleaseName,
  sources: string,
  lowest?: string,
): PlannedRelease {
  const version = chooseVersion({
    packageVersion: packageVersion(path.join(root, name)),
    sources,
    published: published[name] ?? {},
    stored: storedVersions(dataDir, name),
    storedSources: lowest === undefined ? storedSources(dataDir, name) : {},
    lowest,
  });
  return plannedRelease(name, version, sources);
}

/**
 * Hands what was built to the running registry, and remembers which sources became which version.
 * @param options.isSaved somebody works on the sources: they go live, also as a version that was live before
 */
export async function publishPlanned(
  dataDir: string,
  planned: readonly PlannedRelease[],
  keys: PublicKeys,
  { during, print }: { during: During; print: (line: string) => void },
  { isSaved = false }: { isSaved?: boolean } = {},
): Promise<void> {
  const known = readPublishedSources(dataDir);
  const client = operatorClient(await readOperatorAccess(dataDir));
  const sourcesOf = new Map(planned.map(({ name, sources }) => [name, sources]));
  const built = planned.map((release) => ({
    ...release,
    goesLive: isSaved || known[release.name]?.[release.sources] === undefined,
  }));
  const buildAgain: BuildAgain = async (release, lowest) => {
    const again = planRelease(dataDir, known, release.name, sourcesOf.get(release.name) ?? '', lowest);
    print(`${release.name} ${release.version} is too low a version for what has changed; it becomes ${again.version}`);
    await buildMissing([again], keys, during);
    return { ...again, goesLive: release.goesLive };
  };
  const { published, promoted, notPromoted, skipped } = await publishBuilt(client, built, buildAgain, { isSaved });
  if (promoted.length > 0) print(`live now: ${promoted.join(', ')}`);
  for (const problem of notPromoted) print(`not live, what was live before stays: ${problem}`);
  for (const one of skipped) print(skippedReleaseText(dataDir, one));
  for (const { name, version } of published) {
    known[name] = { ...known[name], [sourcesOf.get(name) ?? '']: version };
  }
  await writePublishedSources(dataDir, known);
}
