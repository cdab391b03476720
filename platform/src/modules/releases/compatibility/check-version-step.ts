import { contractFileName } from '@portal/shared/contract/releases/contract-surface';
import { bomFileName } from '@portal/shared/contract/releases/release-bom';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { ReleaseFiles } from '../publishing/release-files.rules.ts';
import type { Registry } from '../registry/registry.ts';
import { readContract } from './read-contract.rules.ts';
import { changeSince, type ReleaseChange, versionBefore } from './release-change.rules.ts';
import type { ReleaseWithContract } from './set-compatibility.rules.ts';
import { contractOf } from './stored-contracts.ts';
import { reaches } from './surfaces/version-step.rules.ts';

type Stored = Pick<Registry, 'repository' | 'store' | 'logger'>;

/** What a release uses of the portal, without which its ranges alone would hide what that no longer has; and its packages. */
const declarations = [contractFileName, bomFileName];

/**
 * Refuses a version that is too low for its changes (`release_version_wrong`), and a release without a declaration that
 * the version before had (`release_incomplete`).
 */
export async function checkVersion(registry: Stored, manifest: ReleaseManifest, files: ReleaseFiles): Promise<void> {
  const bytes = files.get(contractFileName);
  const release = { manifest, contract: bytes && readContract(bytes) };
  const before = await releaseBefore(registry, manifest);
  const gone = declarations.find(
    (file) => !files.has(file) && before?.manifest.files.some(({ path }) => path === file),
  );
  if (before && gone) {
    const problem = `${gone} is missing, which ${before.manifest.version} has; build with the tools of today`;
    throw new Refusal('release_incomplete', { fields: { files: problem } });
  }
  const { level, lowest, since, because } = changeSince(before, release);
  if (reaches(manifest.version, lowest)) return;
  const problem = `a ${level} change since ${since} (${because.join('; ').slice(0, 2_000)}); ${lowest} is the lowest version`;
  throw new Refusal('release_version_wrong', { fields: { version: problem }, value: { level, lowest, since } });
}

/** Compares a release with the highest published version below its own. */
export async function changeOf(registry: Stored, release: ReleaseWithContract): Promise<ReleaseChange> {
  return changeSince(await releaseBefore(registry, release.manifest), release);
}

async function releaseBefore(
  registry: Stored,
  { name, version }: Pick<ReleaseManifest, 'name' | 'version'>,
): Promise<ReleaseWithContract | undefined> {
  const { repository } = registry;
  const published = (await repository.published()).filter((row) => row.name === name).map((row) => row.version);
  const since = versionBefore(version, published);
  const row = since === undefined ? undefined : await repository.find(name, since);
  return row && { manifest: row.manifest, contract: await contractOf(registry, row.manifest) };
}
