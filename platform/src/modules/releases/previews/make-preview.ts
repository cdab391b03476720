import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type {
  endPreview as endCall,
  listPreviews as listCall,
  makePreview as makeCall,
} from '@portal/shared/contract/releases/previews';
import type { ReleaseManifest } from '@portal/shared/contract/releases/release-manifest';
import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import { randomToken } from '../../../kernel/database/ids.ts';
import { thisPlatform } from '../compatibility/served-calls.ts';
import { incompatibilitiesWithPlatform, incompatibilitiesWithShell } from '../compatibility/set-compatibility.rules.ts';
import { contractOf } from '../compatibility/stored-contracts.ts';
import { publishedRow, refuseUnlessComplete } from '../registry/complete-release.ts';
import { shellName } from '../registry/live-state.rules.ts';
import { versionsOnceLive } from '../registry/live-versions.rules.ts';
import type { Registry } from '../registry/registry.ts';
import type { PreviewService } from './preview-service.ts';
import { previewIdBytes } from './previews.rules.ts';
import type { PreviewRow } from './previews-repository.ts';

type ShownPreview = CallResult<typeof makeCall>;

/** Makes a preview of a stored version for whoever opens its address. It must be compatible with the live shell. */
export async function makePreview(
  service: PreviewService,
  { name, version, minutes, why }: CallParsedInput<typeof makeCall>,
  who: string,
): Promise<ShownPreview> {
  const { registry, previews } = service;
  if (name === shellName) throw new Refusal('shell_has_no_preview');
  const release = await publishedRow(registry, name, version);
  await refuseUnlessComplete(registry, release);
  await assertCompatible(registry, release.manifest);
  const madeAt = registry.clock.now();
  const expiresAt = new Date(madeAt.getTime() + minutes * 60_000);
  const row = { id: randomToken(previewIdBytes), name, version, madeAt, madeBy: who, expiresAt, why, endedAt: null };
  await registry.database.transaction(async () => {
    await registry.repository.lockHistory();
    // Its folder may have been deleted since the check; from here on the preview keeps it.
    if (!(await registry.store.versionsOf(name)).includes(version)) throw new Refusal('conflict');
    await previews.add(row);
    // The id opens the preview, so the audit records only who, what and how long.
    await registry.audit({ who, act: 'make-preview', target: `${name} ${version}`, why, detail: { minutes } });
  });
  await service.refresh();
  return shown(service, row);
}

export async function listPreviews(service: PreviewService): Promise<CallResult<typeof listCall>> {
  const rows = await service.previews.open(service.registry.clock.now());
  return { list: rows.map((row) => shown(service, row)) };
}

export async function endPreview(
  service: PreviewService,
  { id, why }: CallParsedInput<typeof endCall>,
  who: string,
): Promise<CallResult<typeof endCall>> {
  const { registry, previews } = service;
  await registry.database.transaction(async () => {
    const row = await previews.end(id, registry.clock.now());
    if (!row) throw new Refusal('not_found', { fields: { id: 'No preview of this id is open' } });
    await registry.audit({ who, act: 'end-preview', target: `${row.name} ${row.version}`, why, detail: {} });
  });
  await service.refresh();
  return {};
}

async function assertCompatible(registry: Registry, release: ReleaseManifest): Promise<void> {
  const { repository } = registry;
  const [shellVersion] = versionsOnceLive(await repository.acts(), shellName);
  const shell = shellVersion && (await repository.find(shellName, shellVersion));
  const fitting = async (manifest: ReleaseManifest) => ({ manifest, contract: await contractOf(registry, manifest) });
  const remote = await fitting(release);
  const incompatibilities = shell
    ? [
        ...incompatibilitiesWithPlatform(remote, thisPlatform()),
        ...incompatibilitiesWithShell(remote, await fitting(shell.manifest)),
      ]
    : [{ text: 'No shell is live' }];
  if (incompatibilities.length === 0) return;
  throw new Refusal('release_does_not_fit', {
    fields: { version: incompatibilities.map(({ text }) => text).join('; ') },
  });
}

function shown({ urlOf }: PreviewService, row: PreviewRow): ShownPreview {
  const { id, version, madeBy, why, expiresAt } = row;
  return {
    id,
    name: v.parse(releaseName, row.name),
    version,
    madeBy,
    why,
    expiresAt: expiresAt.toISOString(),
    url: urlOf(id),
  };
}
