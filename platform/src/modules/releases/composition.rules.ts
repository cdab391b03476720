import { type Composition, liveChannel, type PlacedVersion } from '@portal/shared/contract/release/composition';
import { contractFileName } from '@portal/shared/contract/release/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';

/** Days a signature holds; it is renewed every day, so a registry may be down for six. */
export const daysValid = 7;
const dayMs = 86_400_000;
/** Weights are percent. */
const fullWeight = 100;
/** Kept the same from composition to composition: a visitor stays with a candidate when something else goes live. */
const candidateSalt = 'portal';

/** A remote as its visitors get it. */
export interface LiveRemote {
  live: ReleaseManifest;
  /** Beside the live one, for this share of the visitors in whole percent. */
  candidate?: { release: ReleaseManifest; percent: number } | undefined;
  /** Shown when the others fail. */
  fallback: ReleaseManifest | undefined;
  /** What was live before, whether it fits or not: where a rollback goes. */
  previous?: ReleaseManifest | undefined;
}

/** What is live, by name. */
export interface LiveSet {
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

/** The candidate stands first: visitors are dealt out from the front, so that a growing share keeps those it has. */
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

/** A release as documents name it: entry, and the hash of every file. */
export function placed(release: ReleaseManifest): PlacedVersion {
  const loaded = release.files.filter((file) => file.path !== contractFileName);
  return {
    version: release.version,
    entry: `${releaseFolderUrl(release)}${release.entry}`,
    files: Object.fromEntries(loaded.map((file) => [file.path, file.sha384])),
  };
}
