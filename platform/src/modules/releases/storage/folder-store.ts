import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { type ReleaseFiles, sha384 } from '../publishing/release-files.rules.ts';
import { compressedVariants } from './compressed-variants.ts';
import type { HiddenRelease, PreparedRelease, ReleaseStore, StoredState } from './release-store.types.ts';

/**
 * Stores releases as folders `<root>/<name>/<version>/`, written elsewhere and renamed, so that no reader sees half a
 * release.
 */
export function folderStore(root: string): ReleaseStore {
  const folderOf = (name: string, version: string) => path.join(root, name, version);
  return {
    prepare: (files) => prepareFolder(root, files),
    async stateOf(manifest) {
      const folder = folderOf(manifest.name, manifest.version);
      const found = await Promise.all(manifest.files.map((file) => fileState(folder, file)));
      return (['missing', 'changed'] as const).find((state) => found.includes(state)) ?? 'whole';
    },
    async read(manifest, name) {
      const file = manifest.files.find(({ path }) => path === name);
      if (!file) return undefined;
      const bytes = await readFile(path.join(folderOf(manifest.name, manifest.version), name)).catch(() => undefined);
      return bytes && isAsListed(file, bytes) ? bytes : undefined;
    },
    async versionsOf(name) {
      return readdir(path.join(root, name)).catch(() => []);
    },
    hide: (name, version) => hideFolder(root, folderOf(name, version)),
  };
}

async function hideFolder(root: string, folder: string): Promise<HiddenRelease> {
  const hidden = path.join(root, '.incoming', randomUUID());
  await mkdir(path.dirname(hidden), { recursive: true });
  await rename(folder, hidden).catch(unless('ENOENT'));
  const discard = () => rm(hidden, { recursive: true, force: true });
  return {
    async restore() {
      await rename(hidden, folder).catch(unless('ENOENT', 'ENOTEMPTY', 'EEXIST'));
      await discard();
    },
    discard,
  };
}

/** Age at which leftovers of a crashed process are removed; no write takes that long. */
const leftAfterMs = 24 * 3_600_000;

async function prepareFolder(root: string, files: ReleaseFiles): Promise<PreparedRelease> {
  await removeLeft(path.join(root, '.incoming'));
  const incoming = path.join(root, '.incoming', randomUUID());
  const discard = () => rm(incoming, { recursive: true, force: true });
  let isPlaced = false;
  try {
    await writeAll(incoming, files);
  } catch (error) {
    await discard();
    throw error;
  }
  return {
    async placeAs(name, version) {
      if (isPlaced) return;
      await mkdir(path.join(root, name), { recursive: true });
      await rm(path.join(root, name, version), { recursive: true, force: true });
      await rename(incoming, path.join(root, name, version));
      isPlaced = true;
    },
    discard,
  };
}

async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const entry = path.join(folder, name);
    const changed = await stat(entry).catch(() => undefined);
    if (changed && Date.now() - changed.mtimeMs > leftAfterMs) await rm(entry, { recursive: true, force: true });
  }
}

function unless(...codes: string[]): (error: unknown) => void {
  return (error) => {
    if (!(error instanceof Error && 'code' in error && codes.includes(String(error.code)))) throw error;
  };
}

async function writeAll(folder: string, files: ReleaseFiles): Promise<void> {
  for (const [name, bytes] of files) {
    const target = path.join(folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    for (const variant of await compressedVariants(name, bytes)) {
      await writeFile(`${target}${variant.suffix}`, variant.bytes);
    }
  }
}

async function fileState(folder: string, file: ReleaseManifest['files'][number]): Promise<StoredState> {
  const bytes = await readFile(path.join(folder, file.path)).catch(() => undefined);
  if (!bytes) return 'missing';
  return isAsListed(file, bytes) ? 'whole' : 'changed';
}

function isAsListed(file: ReleaseManifest['files'][number], bytes: Uint8Array): boolean {
  return bytes.length === file.bytes && sha384(bytes) === file.sha384;
}
