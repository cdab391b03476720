import { CommandProblem, type OperatorClient } from '@portal/cli/command/operator-client';
import { readReleaseFolder } from '@portal/cli/publishing/read-release-folder';
import {
  listReleaseHistory,
  listReleases,
  promoteRelease,
  publishRelease,
  type ReleaseName,
  releaseVersion,
} from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { type Listed, lastExternalChange, startReason, statusText } from './external-changes.rules.ts';

export interface BuiltRelease {
  name: ReleaseName;
  version: string;
  folder: string;
  /** It is put live: its sources were never published before, or have just been saved. */
  goesLive: boolean;
}

/** Builds the sources of a release again under a version that is at least this. */
export type BuildAgain = (release: BuiltRelease, lowest: string) => Promise<BuiltRelease>;

export interface Publication {
  published: BuiltRelease[];
  promoted: string[];
  notPromoted: string[];
  /** Releases whose last act was somebody else's, with their live versions; none of them was published. */
  skipped: { release: BuiltRelease; status: string; isStored: boolean }[];
}

/**
 * Publishes what the registry lacks and puts live what is to go live and is not yet, or what has no version live at all. What
 * somebody else has decided stays, also when the sources have changed since. While releases are frozen what is live stays.
 * New versions that need each other cannot go live one by one: with a shell live already the old set stays and
 * `notPromoted` says what waits and why, else it is thrown. A patch that changed too much to be one is built again under the lowest
 * version that the registry takes.
 * @param options.isSaved somebody works on the sources: what others have decided is not asked about
 */
export async function publishBuilt(
  client: OperatorClient,
  built: readonly BuiltRelease[],
  buildAgain: BuildAgain,
  { isSaved = false }: { isSaved?: boolean } = {},
): Promise<Publication> {
  const { releases, freeze } = await client.call(listReleases, {});
  const { list: history } = await client.call(listReleaseHistory, {});
  const published: BuiltRelease[] = [];
  const skipped: Publication['skipped'] = [];
  for (const release of built) {
    const isThere = isStored(releases, release);
    const last = isSaved ? undefined : lastExternalChange({ releases, history }, release.name);
    if (!last) published.push(isThere ? release : await publish(client, release, buildAgain));
    else if (!isLive(releases, release)) {
      skipped.push({ release, status: statusText({ releases, history }, release.name, last), isStored: isThere });
    }
  }
  const toPromote = published.filter(
    ({ name, version, goesLive }) =>
      (goesLive && !freeze && !isLive(releases, { name, version })) || !hasLive(releases, name),
  );
  return { published, skipped, ...(await promoteAll(client, toPromote, hasLive(releases, 'shell'))) };
}

function isStored(releases: Listed, { name, version }: BuiltRelease): boolean {
  const row = releases.find((entry) => entry.name === name && entry.version === version);
  return row !== undefined && row.state !== 'missing' && row.state !== 'changed';
}

function isLive(releases: Listed, { name, version }: Pick<BuiltRelease, 'name' | 'version'>): boolean {
  return releases.some((row) => row.name === name && row.version === version && row.state === 'live');
}

function hasLive(releases: Listed, name: ReleaseName): boolean {
  return releases.some((row) => row.name === name && row.state === 'live');
}

async function publish(client: OperatorClient, release: BuiltRelease, buildAgain: BuildAgain): Promise<BuiltRelease> {
  try {
    await store(client, release);
    return release;
  } catch (error) {
    const lowest = lowestVersion(error);
    if (lowest === undefined) throw error;
    const raised = await buildAgain(release, lowest);
    await store(client, raised);
    return raised;
  }
}

async function store(client: OperatorClient, { name, version, folder }: BuiltRelease): Promise<void> {
  await client.call(publishRelease, { name, version, files: await readReleaseFolder(folder) });
}

/** Lowest allowed version in the refusal of a publication whose version is too low. */
function lowestVersion(error: unknown): string | undefined {
  if (!(error instanceof CommandProblem) || error.code !== 'release_version_wrong') return undefined;
  const result = v.safeParse(v.object({ lowest: releaseVersion }), error.value);
  return result.success ? result.output.lowest : undefined;
}

/** A remote may need the new shell, or the new shell the remote: what does not fit yet is tried again after the others. */
async function promoteAll(
  client: OperatorClient,
  releases: readonly BuiltRelease[],
  hasShell: boolean,
): Promise<{ promoted: string[]; notPromoted: string[] }> {
  const promoted: string[] = [];
  let waiting = [...releases];
  while (waiting.length > 0) {
    const refused: { release: BuiltRelease; problem: CommandProblem }[] = [];
    for (const release of waiting) {
      const problem = await promote(client, release);
      if (problem) refused.push({ release, problem });
      else promoted.push(`${release.name} ${release.version}`);
    }
    const first = refused[0];
    if (first && refused.length === waiting.length) {
      if (!hasShell && !promoted.some((label) => label.startsWith('shell '))) throw first.problem;
      const notPromoted = refused.map(
        ({ release, problem }) => `${release.name} ${release.version}: ${problem.message}`,
      );
      return { promoted, notPromoted };
    }
    waiting = refused.map(({ release }) => release);
  }
  return { promoted, notPromoted: [] };
}

async function promote(client: OperatorClient, { name, version }: BuiltRelease): Promise<CommandProblem | undefined> {
  try {
    await client.call(promoteRelease, { name, version, why: startReason });
    return undefined;
  } catch (error) {
    if (error instanceof CommandProblem && error.code === 'already_live') return undefined;
    if (error instanceof CommandProblem && error.code === 'release_does_not_fit') return error;
    throw error;
  }
}
