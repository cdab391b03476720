import type { CallParsedInput, CallResult } from '@portal/shared/contract/calls/define-call';
import type { pruneReleases as pruneCall } from '@portal/shared/contract/releases/releases';
import { releaseName } from '@portal/shared/contract/releases/releases';
import * as v from 'valibot';
import { Refusal } from '../../../kernel/calls/refusal.ts';
import type { Registry } from '../registry/registry.ts';
import { existingReleases } from './existing-releases.ts';
import type { NamedRelease } from './forget-releases.rules.ts';
import { neededReleases } from './needed-releases.ts';
import { labelOf, releasesToPrune } from './prune-releases.rules.ts';
import { withReleaseRemoval } from './with-release-removal.ts';

type Asked = CallParsedInput<typeof pruneCall>;
type Answer = CallResult<typeof pruneCall>;

const atOnce = 200;

/**
 * Lists the folders that may be deleted, or deletes the confirmed ones with an audit line each. Their rows stay, so
 * that a version never returns with other bytes.
 * @throws Refusal `conflict` when a confirmed one is needed by now, or gone; then nothing is deleted
 */
export async function pruneReleases(
  registry: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
  asked: Asked,
  who: string,
): Promise<Answer> {
  const { confirm } = asked;
  if (!confirm) return { releases: (await prunable(registry, previewed, asked)).slice(0, atOnce), isDone: false };
  return withReleaseRemoval(registry, async (remove) => {
    const wanted = new Set(confirm.releases.map(labelOf));
    const releases = (await prunable(registry, previewed, asked)).filter((one) => wanted.delete(labelOf(one)));
    const [unavailable] = wanted;
    if (unavailable !== undefined) {
      throw new Refusal('conflict', { fields: { confirm: `${unavailable} is needed, or gone already; look again` } });
    }
    for (const release of releases) {
      const act = { who, act: 'prune-release', target: labelOf(release), why: confirm.why };
      await registry.audit({ ...act, detail: { because: release.because } });
      await remove(release);
    }
    return { releases, isDone: true };
  });
}

async function prunable(
  { repository, store, clock }: Registry,
  previewed: () => Promise<readonly NamedRelease[]>,
  { name, olderThanDays, keepLive }: Asked,
): Promise<Answer['releases']> {
  const [published, acts, now] = [await repository.published(), await repository.acts(), clock.now()];
  const needed = [...(await neededReleases({ repository, store }, acts, now)), ...(await previewed())];
  const all = releasesToPrune({ published, acts, needed, now, olderThanDays, keepLive });
  const there = await existingReleases(
    store,
    name === undefined ? all : all.filter((release) => release.name === name),
  );
  const sizes = new Map(
    (await repository.named(there)).map(({ manifest }) => [
      labelOf(manifest),
      manifest.files.reduce((sum, { bytes }) => sum + bytes, 0),
    ]),
  );
  return there.map((one) => ({ ...one, name: v.parse(releaseName, one.name), bytes: sizes.get(labelOf(one)) ?? 0 }));
}
