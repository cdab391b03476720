import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type ReleaseName, releaseVersion } from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import { parseCompositionFile } from './composition-file.rules.ts';
import { type ReleaseDesk, releaseDesk } from './release-desk.ts';
import { manifestOf } from './reversion.rules.ts';
import { readRelease } from './stored-release.ts';

/** Puts live what the file names: folders (from the file's own place) are published when they are not yet. */
export async function useComposition(dataDir: string, file: string): Promise<void> {
  const desk = releaseDesk(dataDir);
  const set = parseCompositionFile(await readFile(file, 'utf8'));
  for (const [key, wanted] of Object.entries(set)) {
    const name = key as ReleaseName;
    const version = v.is(releaseVersion, wanted) ? wanted : await published(desk, resolve(dirname(file), wanted));
    if ((await desk.live(name)) !== version) await desk.promote(name, version);
    process.stdout.write(`the run has ${name} ${version}\n`);
  }
}

async function published(desk: ReleaseDesk, folder: string): Promise<string> {
  const release = await readRelease(folder);
  const { name, version } = manifestOf(release);
  const { releases } = await desk.list();
  const isThere = releases.some((row) => row.name === name && row.version === version);
  return isThere ? version : desk.publishFolder(release);
}
