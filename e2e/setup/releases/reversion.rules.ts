import { createHash } from 'node:crypto';
import { containerName } from '@portal/build/webpack/workspace';
import { parseReleaseManifest, type ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { changedEntry, isFileRemoved, type VersionChange } from './container-code.rules.ts';

/** Bytes of a release folder by path, including `release.json`. */
export type ReleaseFolder = ReadonlyMap<string, Buffer>;

const manifestFile = 'release.json';
const isText = /\.(js|css|json|map|txt)$/;

/**
 * Returns a release under another version, as if built so: container, webpack runtime, CSS layer, class names and the
 * shell's own version carry it; sizes and hashes match. File names stay.
 * @throws for a folder that names no container of its version.
 */
export function reversion(folder: ReleaseFolder, version: string, change: VersionChange = {}): ReleaseFolder {
  const manifest = manifestOf(folder);
  const before = containerName(manifest.name, manifest.version);
  const after = containerName(manifest.name, version);
  const renamed = (text: string) =>
    text
      .replaceAll(`${before}:${manifest.version}`, `${after}:${version}`)
      .replaceAll(`"${manifest.name}@${manifest.version}"`, `"${manifest.name}@${version}"`)
      .replace(wholeName(before), after);
  const files = new Map<string, Buffer>();
  for (const [path, bytes] of folder) {
    if (path === manifestFile || isFileRemoved(path, manifest.entry, change.fault)) continue;
    if (!isText.test(path)) files.set(path, bytes);
    else {
      const text = renamed(bytes.toString('utf8'));
      files.set(path, Buffer.from(path === manifest.entry ? changedEntry(text, after, change) : text));
    }
  }
  if (renamed(textIn(folder, manifest.entry)) === textIn(folder, manifest.entry) && version !== manifest.version)
    throw new Error(`${manifest.entry} does not name ${before}`);
  files.set(manifestFile, Buffer.from(`${JSON.stringify(withFiles(manifest, version, files), null, 2)}\n`));
  return files;
}

export function manifestOf(folder: ReleaseFolder): ReleaseManifest {
  return parseReleaseManifest(JSON.parse(textIn(folder, manifestFile)));
}

export function sha384(bytes: Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Replaces whole names only, since 1.0.1 is a prefix of 1.0.10. */
function wholeName(container: string): RegExp {
  return new RegExp(`${container}(?!\\d)`, 'g');
}

function textIn(folder: ReleaseFolder, path: string): string {
  const bytes = folder.get(path);
  if (!bytes) throw new Error(`the release folder has no ${path}`);
  return bytes.toString('utf8');
}

function withFiles(manifest: ReleaseManifest, version: string, files: ReleaseFolder): ReleaseManifest {
  const listed = [...files].map(([path, bytes]) => ({ path, sha384: sha384(bytes), bytes: bytes.length }));
  return { ...manifest, version, files: listed.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
