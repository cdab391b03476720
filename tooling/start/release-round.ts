import path from 'node:path';
import type { ReleaseName } from '@portal/shared/contract/operator/release-calls';
import { operatorClient, readOperatorAccess } from '../cli/operator-client.ts';
import { packageVersion, releaseNames, root } from '../webpack/places.ts';
import type { PublicKeys } from '../webpack/shell-config.ts';
import { type PlannedRelease, plannedRelease, releaseSources } from './builds.ts';
import { publishBuilt } from './publish-built.ts';
import { readPublishedSources, storedVersions, writePublishedSources } from './published-sources.ts';
import { chooseVersion } from './version-choice.rules.ts';

/** Under which version each of these releases goes out, and where its build lies. */
export function planReleases(
  dataDir: string,
  keys: PublicKeys,
  names: readonly ReleaseName[] = releaseNames,
): PlannedRelease[] {
  const published = readPublishedSources(dataDir);
  return names.map((name) => {
    const sources = releaseSources(name, keys);
    const version = chooseVersion({
      packageVersion: packageVersion(path.join(root, name)),
      sources,
      published: published[name] ?? {},
      stored: storedVersions(dataDir, name),
    });
    return plannedRelease(name, version, sources);
  });
}

/** Hands what was built to the running registry, and remembers which sources became which version. */
export async function publishPlanned(
  dataDir: string,
  planned: readonly PlannedRelease[],
  say: (line: string) => void,
): Promise<void> {
  const published = readPublishedSources(dataDir);
  const client = operatorClient(await readOperatorAccess(dataDir));
  const built = planned.map((release) => ({
    ...release,
    isNew: published[release.name]?.[release.sources] === undefined,
  }));
  const promoted = await publishBuilt(client, built);
  if (promoted.length > 0) say(`live now: ${promoted.join(', ')}`);
  for (const { name, sources, version } of built) published[name] = { ...published[name], [sources]: version };
  await writePublishedSources(dataDir, published);
}
