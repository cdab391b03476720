import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type ReleaseName, releaseVersion } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { parseCompositionFile } from './composition-file.rules.ts';
import { type RegistryClient, registryClient } from './registry-client.ts';
import { manifestOf } from './reversion.rules.ts';
import { readRelease } from './stored-release.ts';

/** Puts the releases of the file live; publishes its folders (relative to the file) if needed. */
export async function useComposition(dataDir: string, file: string): Promise<void> {
  const registry = registryClient(dataDir);
  const set = parseCompositionFile(await readFile(file, 'utf8'));
  for (const [key, wanted] of Object.entries(set)) {
    const name = key as ReleaseName;
    const version = v.is(releaseVersion, wanted) ? wanted : await published(registry, resolve(dirname(file), wanted));
    if ((await registry.live(name)) !== version) await registry.promote(name, version);
    process.stdout.write(`the run has ${name} ${version}\n`);
  }
}

async function published(registry: RegistryClient, folder: string): Promise<string> {
  const release = await readRelease(folder);
  const { name, version } = manifestOf(release);
  const { releases } = await registry.list();
  const isThere = releases.some((row) => row.name === name && row.version === version);
  return isThere ? version : registry.publishFolder(release);
}
