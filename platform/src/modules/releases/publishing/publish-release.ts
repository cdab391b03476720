import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import type { publishRelease as publishCall } from '@portal/shared/contract/releases/releases';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { checkVersion } from '../compatibility/check-version-step.ts';
import type { Registry } from '../registry/registry.ts';
import { writeAndAnnounce } from '../rollout/write-and-announce.ts';
import { decodeFiles } from './decode-files.rules.ts';
import { checkRelease, type ReleaseFiles } from './release-files.rules.ts';

/**
 * Checks and stores a release. A version never changes: a second publication is refused, unless the folder was lost and
 * the same bytes restore it.
 */
export async function publishRelease(
  registry: Registry,
  input: CallParsedInput<typeof publishCall>,
  who: string,
): Promise<CallResult<typeof publishCall>> {
  const { name, version } = input;
  const files = decodeFiles(input.files);
  const manifest = checkRelease(name, version, files);
  const before = await registry.repository.find(name, version);
  if (before) await restore(registry, before.manifest, { manifest, files }, who);
  else {
    await checkVersion(registry, manifest, files);
    await storeNew(registry, manifest, files, who);
  }
  return { name, version, files: files.size };
}

async function storeNew(
  registry: Registry,
  manifest: ReleaseManifest,
  files: ReleaseFiles,
  who: string,
): Promise<void> {
  const { name, version } = manifest;
  const { repository, store, clock, database } = registry;
  // Compressing takes seconds, and the embedded database runs one transaction at a time: players would wait for it.
  const prepared = await store.prepare(files);
  try {
    // The row comes first: of two publishers the second waits for it and is refused. A crash between folder and commit
    // leaves a folder without a row, which the next publication replaces.
    await database.transaction(async () => {
      const row = { name, version, manifest, publishedAt: clock.now(), publishedBy: who };
      if (!(await repository.add(row))) throw new Refusal('release_exists');
      await registry.audit({ who, act: 'publish-release', target: `${name} ${version}`, why: '', detail: {} });
      await prepared.placeAs(name, version);
    });
  } finally {
    await prepared.discard();
  }
}

async function restore(
  registry: Registry,
  stored: ReleaseManifest,
  { manifest: offered, files }: { manifest: ReleaseManifest; files: ReleaseFiles },
  who: string,
): Promise<void> {
  const { name, version } = stored;
  const isSame = JSON.stringify(fileHashes(stored)) === JSON.stringify(fileHashes(offered));
  if (!isSame || (await registry.store.stateOf(stored)) === 'whole') throw new Refusal('release_exists');
  const prepared = await registry.store.prepare(files);
  try {
    await registry.runSerially(() =>
      registry.database.transaction(async () => {
        // Deletions of old releases take the same lock.
        await registry.repository.lockHistory();
        await registry.audit({ who, act: 'restore-release', target: `${name} ${version}`, why: '', detail: {} });
        await prepared.placeAs(name, version);
      }),
    );
  } finally {
    await prepared.discard();
  }
  // Compositions name it as a fallback again.
  const sequence = (await registry.repository.newestActs(1))[0]?.sequence;
  if (sequence !== undefined) await writeAndAnnounce(registry, sequence);
}

function fileHashes(manifest: ReleaseManifest): string[] {
  return manifest.files.map((file) => `${file.path} ${file.sha384}`).sort();
}
