import { type Composition, liveChannel, type PlacedVersion } from '@portal/shared/contract/releases/composition';
import { contractFileName } from '@portal/shared/contract/releases/contract-surface';
import { bomFileName } from '@portal/shared/contract/releases/release-bom';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';

/** Days a signature is valid. It is renewed daily, so the registry may be down for six days. */
const daysValid = 7;
const dayMs = 86_400_000;
/** Weights are percent. */
const fullWeight = 100;
/** The same in every composition: a visitor stays with a candidate when something else goes live. */
const candidateSalt = 'portal';

/** The versions of one remote that visitors get. */
export interface LiveRemote {
  live: ReleaseManifest;
  /** Served to this whole percentage of visitors instead of the live version. */
  candidate?: { release: ReleaseManifest; percent: number } | undefined;
  /** Shown when the others fail. */
  fallback: ReleaseManifest | undefined;
  /** The version that was live before, compatible or not: the target of a rollback. */
  previous?: ReleaseManifest | undefined;
}

/** The live shell and remotes. */
interface LiveSet {
  shell: ReleaseManifest;
  remotes: readonly LiveRemote[];
}

export function composeDocument(set: LiveSet, stamp: { sequence: number; now: Date }): Composition {
  return {
    sequence: stamp.sequence,
    issuedAt: stamp.now.toISOString(),
    expiresAt: new Date(stamp.now.getTime() + daysValid * dayMs).toISOString(),
    channel: liveChannel,
    shell: { version: set.shell.version },
    remotes: Object.fromEntries(set.remotes.map((remote) => [remote.live.name, offered(remote)])),
    salt: candidateSalt,
  };
}

/** The candidate is first: visitors are assigned from the front of the list, so a growing share keeps its visitors. */
function offered({ live, candidate, fallback }: LiveRemote): Composition['remotes'][string] {
  const share = candidate?.percent ?? 0;
  return {
    candidates: [
      ...(candidate ? [{ ...placed(candidate.release), weight: share }] : []),
      { ...placed(live), weight: fullWeight - share },
    ],
    ...(fallback && { fallback: placed(fallback) }),
  };
}

/** Path of a release folder as the page sees it. */
export function releaseFolderUrl(release: { name: string; version: string }): string {
  return `/releases/${release.name}/${release.version}/`;
}

/** A release as documents describe it: its entry and the hash of every file. */
export function placed(release: ReleaseManifest): PlacedVersion {
  const loaded = release.files.filter(({ path }) => path !== contractFileName && path !== bomFileName);
  return {
    version: release.version,
    entry: `${releaseFolderUrl(release)}${release.entry}`,
    files: Object.fromEntries(loaded.map((file) => [file.path, file.sha384])),
  };
}
