import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { manifestIncompatibilities } from '../compatibility/manifest-compatibility.rules.ts';
import type { LiveRemote } from '../composition/composition.rules.ts';
import { linesAfter, type ReleaseAct, type ReleaseLine } from './live-versions.rules.ts';

export const shellName = 'shell';

/** What is live after the acts; the shell may still be missing. */
export interface LiveState {
  shell: ReleaseManifest | undefined;
  /** The shell that was live before it. */
  previousShell: ReleaseManifest | undefined;
  remotes: readonly LiveRemote[];
}

/**
 * Derives the live set from these acts. The fallback of a remote is the latest earlier version that is compatible with
 * the shell and can be served.
 * @param acts oldest first
 * @param lost releases whose files are missing or changed
 */
export function liveStateAfter(
  acts: readonly ReleaseAct[],
  manifests: readonly ReleaseManifest[],
  lost: ReadonlySet<ReleaseManifest> = new Set(),
): LiveState {
  const known = new Map(manifests.map((manifest) => [`${manifest.name} ${manifest.version}`, manifest]));
  const find = (name: string) => (version: string) => known.get(`${name} ${version}`);
  const lines = linesAfter(acts);
  const [shell, previousShell] = found(lines.get(shellName)?.versions ?? [], find(shellName));
  const remotes = [...lines]
    .filter(([name]) => name !== shellName)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, line]) => liveRemote(line, find(name), { shell, lost }) ?? []);
  return { shell, previousShell, remotes };
}

/** Lists the versions in these acts that are live, candidates or rollback targets: all that a live state needs. */
export function versionsInUse(acts: readonly ReleaseAct[]): { name: string; version: string }[] {
  return [...linesAfter(acts)].flatMap(([name, { versions, candidate }]) => {
    const all = new Set([...versions, ...(candidate ? [candidate.version] : [])]);
    return [...all].map((version) => ({ name, version }));
  });
}

type Find = (version: string) => ReleaseManifest | undefined;

function found(versions: readonly string[], find: Find): ReleaseManifest[] {
  return versions.map(find).filter((manifest) => manifest !== undefined);
}

interface LiveContext {
  shell: ReleaseManifest | undefined;
  lost: ReadonlySet<ReleaseManifest>;
}

function liveRemote(line: ReleaseLine, find: Find, { shell, lost }: LiveContext): LiveRemote | undefined {
  const [live, ...before] = found(line.versions, find);
  if (!live) return undefined;
  const release = line.candidate && find(line.candidate.version);
  // A candidate that was live before must not be the fallback for its own failure.
  const previous = before.filter(({ version }) => version !== line.candidate?.version);
  const isCompatible = (manifest: ReleaseManifest) => !shell || manifestIncompatibilities(manifest, shell).length === 0;
  const fallback = previous.find((manifest) => !lost.has(manifest) && isCompatible(manifest));
  const candidate = line.candidate && release && { release, percent: line.candidate.percent };
  return { live, candidate, fallback, previous: previous[0] };
}
