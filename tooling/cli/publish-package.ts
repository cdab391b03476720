import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  promoteRelease,
  publishRelease,
  type ReleaseName,
  releaseVersion,
} from '@portal/shared/contract/operator/release-calls';
import * as v from 'valibot';
import { publicKeySet, readSigningKeys } from '../../platform/src/modules/releases/signing-keys.ts';
import { buildRelease } from '../build/build-release.ts';
import { packageVersion, root } from '../webpack/places.ts';
import { CommandProblem } from './operator-client.ts';
import { readReleaseFolder } from './read-release-folder.ts';
import type { CommandInput } from './run-command.ts';

/** Builds the release of one package and hands it to the registry; with `--live` it is promoted, too. */
export async function publishPackage(input: CommandInput, name: ReleaseName): Promise<string> {
  const version = readVersion(input.option('version') ?? packageVersion(path.join(root, name)));
  const platform = await input.platform();
  const outDir = await mkdtemp(path.join(os.tmpdir(), `release-${name}-`));
  try {
    await buildRelease({ name, version, outDir, ...(name === 'shell' && { publicKeys: await keysOf(input) }) });
    const published = await platform.call(publishRelease, { name, version, files: await readReleaseFolder(outDir) });
    const stored = `${name} ${version} is stored with ${published.files} files.`;
    if (!input.isOn('live')) return `${stored}\nPut it live:  pnpm release promote ${name} ${version}`;
    const change = await platform.call(promoteRelease, { name, version, why: 'published with --live' });
    return `${stored}\nIt is live with composition ${change.sequence}.`;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A shell refuses a composition of keys it does not know, so it is built with those of the running registry. */
async function keysOf(input: CommandInput) {
  const setting = process.env.COMPOSITION_KEYS;
  const keys = await readSigningKeys(path.join(input.dataDir, 'keys'), setting);
  if (keys) return publicKeySet(keys);
  throw new CommandProblem(
    'no_keys',
    `No keys of the composition in ${input.dataDir}/keys. Set DATA_DIR or COMPOSITION_KEYS.`,
  );
}

function readVersion(text: string): string {
  const result = v.safeParse(releaseVersion, text);
  if (result.success) return result.output;
  throw new CommandProblem('invalid_input', `${text} is no version. Give three numbers, 1.2.3.`);
}
