import type { Composition, PlacedVersion } from '@portal/shared/contract/release/composition';
import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';

/** Days a signature holds; it is renewed every day, so a registry may be down for six. */
export const daysValid = 7;
const dayMs = 86_400_000;
/** Weight of a candidate that has all visitors. */
const fullWeight = 100;
/** Kept the same from composition to composition: a visitor stays with his candidate when something else goes live. */
const candidateSalt = 'portal';

/** What is live, by name: the shell, and each remote with what is shown when it fails. */
export interface LiveSet {
  shell: ReleaseManifest;
  remotes: readonly { live: ReleaseManifest; fallback: ReleaseManifest | undefined }[];
}

export function composeDocument(set: LiveSet, stamp: { sequence: number; now: Date }): Composition {
  return {
    sequence: stamp.sequence,
    issuedAt: stamp.now.toISOString(),
    expiresAt: new Date(stamp.now.getTime() + daysValid * dayMs).toISOString(),
    channel: 'live',
    shell: { version: set.shell.version },
    remotes: Object.fromEntries(
      set.remotes.map(({ live, fallback }) => [
        live.name,
        { candidates: [{ ...placed(live), weight: fullWeight }], ...(fallback && { fallback: placed(fallback) }) },
      ]),
    ),
    salt: candidateSalt,
  };
}

/** Path of a release folder as the page sees it. */
export function releaseFolderUrl(release: { name: string; version: string }): string {
  return `/releases/${release.name}/${release.version}/`;
}

function placed(release: ReleaseManifest): PlacedVersion {
  return {
    version: release.version,
    entry: `${releaseFolderUrl(release)}${release.entry}`,
    files: Object.fromEntries(release.files.map((file) => [file.path, file.sha384])),
  };
}
