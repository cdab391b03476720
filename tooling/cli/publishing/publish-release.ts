import { createHash } from 'node:crypto';
import path from 'node:path';
import { packageVersion, root } from '@portal/build/webpack/workspace';
import { publicKeySet, readSigningKeys } from '@portal/platform/modules/releases/composition/signing-keys';
import { signClaim } from '@portal/platform/modules/releases/publishers/sign-claim';
import type { CallInput, CallOutput } from '@portal/shared/contract/calls/define-call';
import {
  listReleases,
  promoteRelease,
  publishRelease,
  type ReleaseName,
} from '@portal/shared/contract/releases/releases';
import { publishSignedRelease } from '@portal/shared/contract/releases/signed-publications';
import { CommandProblem } from '../command/operator-client.ts';
import type { CommandInput } from '../command/run-command.ts';
import { readVersion } from '../releases/read-release.ts';
import { releaseStateOf } from '../releases/release-state.rules.ts';
import { type BuiltFiles, buildFiles, checkFiles, readFolder, versionOf } from './built-files.ts';
import { outcomeOf, type SquadAccess, sendSigned, squadAccess } from './squad-access.ts';
import type { SquadKey } from './squad-key.ts';

/**
 * Builds the release of one package, or takes a folder that was built, and hands it to the registry: by the key of a
 * squad when one is given, else as the operator of this machine, who may put it live at once, too.
 */
export async function publishPackage(input: CommandInput, name: ReleaseName): Promise<string> {
  const squad = await squadAccess(input, name);
  // An unreachable platform is reported before the build, which takes some seconds.
  const platform = squad ? undefined : await input.platform();
  // Building takes its time: who rolls back meanwhile is not overruled.
  const from = platform && input.isOn('live') && releaseStateOf((await platform.call(listReleases, {})).releases, name);
  const { version, files } = await releaseFiles(input, name);
  checkFiles(name, version, files);
  const release = { name, version, files };
  if (squad) {
    const { files: count } = await publishSigned(squad, release);
    return `${name} ${version} is stored with ${count} files. An operator can now promote it.`;
  }
  const published = await platform?.call(publishRelease, release);
  const stored = `${name} ${version} is stored with ${published?.files} files.`;
  if (!from) return `${stored}\nPut it live:  pnpm release promote ${name} ${version}`;
  const change = await platform?.call(promoteRelease, { name, version, why: 'published with --live', from });
  return `${stored}\nIt is live with composition ${change?.sequence}.`;
}

async function releaseFiles(input: CommandInput, name: ReleaseName): Promise<{ version: string; files: BuiltFiles }> {
  const asked = input.option('version');
  const from = input.option('from');
  if (from === undefined) {
    const version = readVersion(asked ?? packageVersion(path.join(root, name)));
    return { version, files: await buildFiles(name, version, name === 'shell' ? await keysOf(input) : undefined) };
  }
  const files = await readFolder(path.resolve(from));
  // A folder without a version has no good manifest either, which the check of its files says better.
  return { version: asked ? readVersion(asked) : (versionOf(files) ?? '0.0.0'), files };
}

/** A shell refuses a composition of keys it does not know, so it is built with those of the running registry. */
export async function keysOf(input: CommandInput) {
  const setting = process.env.COMPOSITION_KEYS;
  const keys = await readSigningKeys(path.join(input.dataDir, 'keys'), setting);
  if (keys) return publicKeySet(keys);
  throw new CommandProblem(
    'no_keys',
    `No keys of the composition in ${input.dataDir}/keys. Set DATA_DIR or COMPOSITION_KEYS.`,
  );
}

type Publication = CallInput<typeof publishSignedRelease>;

/** Publishes one release by the key of its squad. Throws a CommandProblem for a refusal and for no answer. */
async function publishSigned(
  { key, address }: SquadAccess,
  release: Publication,
): Promise<CallOutput<typeof publishSignedRelease>> {
  const signature = await sign(key, release);
  // Asked with the signature alone first: a refusal in the middle of some megabytes is often lost with the connection.
  const judged = await sendSigned(publishSignedRelease, address, signature, {});
  if (judged.success || judged.code !== 'invalid_input') return outcomeOf(publishSignedRelease, judged);
  return outcomeOf(publishSignedRelease, await sendSigned(publishSignedRelease, address, signature, release));
}

function sign(key: SquadKey, { name, version, files }: Publication): Promise<string> {
  const bytes = Buffer.from(files['release.json'] ?? '', 'base64');
  const manifest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return signClaim({ name, version, manifest, iat: Math.floor(Date.now() / 1000) }, key);
}
