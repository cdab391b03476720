import { contractFileName } from '@portal/shared/contract/release/contract-surface';
import type { ReleaseManifest } from '@portal/shared/contract/release/release-manifest';
import { Refusal } from '../../../kernel/refusal.ts';
import type { Registry } from '../registry.ts';
import type { ReleaseFiles } from '../release-files.rules.ts';
import { readContract } from './read-contract.rules.ts';
import { changeSince, type ReleaseChange, versionBefore } from './release-change.rules.ts';
import type { FittingRelease } from './set-fit.rules.ts';
import { contractOf } from './stored-contracts.ts';
import { reaches } from './version-step.rules.ts';

type Stored = Pick<Registry, 'repository' | 'store' | 'logger'>;

/** Refuses a version that is too low for what changed since the one below it: `release_version_wrong`. */
export async function checkVersion(registry: Stored, manifest: ReleaseManifest, files: ReleaseFiles): Promise<void> {
  const bytes = files.get(contractFileName);
  const change = await changeOf(registry, { manifest, contract: bytes && readContract(bytes) });
  const { level, lowest, since, because } = change;
  if (reaches(manifest.version, lowest)) return;
  const told = `a ${level} change since ${since} (${because.join('; ').slice(0, 2_000)}); ${lowest} is the lowest version`;
  throw new Refusal('release_version_wrong', { fields: { version: told }, value: { level, lowest, since } });
}

/** How a release differs from the highest published version below its own. */
export async function changeOf(registry: Stored, release: FittingRelease): Promise<ReleaseChange> {
  const { repository } = registry;
  const { name, version } = release.manifest;
  const published = (await repository.published()).filter((row) => row.name === name).map((row) => row.version);
  const since = versionBefore(version, published);
  const row = since === undefined ? undefined : await repository.find(name, since);
  return changeSince(row && { manifest: row.manifest, contract: await contractOf(registry, row.manifest) }, release);
}
