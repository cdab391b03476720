import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { ReleaseFolder } from './reversion.rules.ts';

/** Reads a release folder as published: the manifest and the files that it lists. */
export async function readRelease(folder: string): Promise<ReleaseFolder> {
  const manifest = await readFile(join(folder, 'release.json'));
  const { files } = parseReleaseManifest(JSON.parse(manifest.toString('utf8')));
  const read = files.map(async ({ path }) => [path, await readFile(join(folder, path))] as const);
  return new Map([...(await Promise.all(read)), ['release.json', manifest]]);
}

/** Folder where the running product stores a release. */
export function storedAt(dataDir: string, name: string, version: string): string {
  return join(dataDir, 'releases', name, version);
}
